import { inAnyLanguage } from "#drafting/lexicon/classes/by-language";

/** "Free" of what costs nothing, as a word by itself or of a plan. */
export const FREE_OF_CHARGE = [
	inAnyLanguage({
		en: "free",
		de: "kostenlos|kostenfrei|gratis",
		fr: "gratuite?",
		es: "gratis|gratuit[oa]",
		it: "gratis|gratuit[oa]",
		pt: "grátis|gratuit[oa]",
		nl: "gratis",
		pl: "bezpłatn(?:[yae]|ie)|darmow[yae]|za darmo",
		ru: "бесплатн(?:ый|ая|о|ое)",
		uk: "безкоштовн(?:ий|о)",
		cs: "zdarma",
		fi: "ilmainen",
		hu: "ingyenes",
		tr: "ücretsiz",
		ja: "無料",
		zh: "免费|免費",
		ko: "무료",
	}),
	"zadarmo|مجاني(?:ة|ا)?|חינם",
].join("|");
