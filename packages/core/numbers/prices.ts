import { CODE, currencyOf } from "#core/numbers/currencies";
import { foldText } from "#core/web/text-fold";

/** An amount of money as a page writes it. */
export interface Price {
	/** The amount in the currency's main unit: 9.99, 0, 1499. */
	amount: number;
	/** ISO 4217; null where what is written may be several (`kr`). A bare `$` is of the United States. */
	currency: string | null;
	/** The text of the amount with its currency and what it is paid for: `$10 per user, per month`. */
	text: string;
	/** What repeats the payment: a period of time, or null. */
	period: "day" | "week" | "month" | "year" | null;
	/** UTF-16 offsets into the folded text that was searched. */
	start: number;
	end: number;
}

/** `S/4HANA` is a product of software; four soles are written `S/ 4` or `S/.4`. */
const SOLES = "S/(?!4(?![\\d.,]))\\.?";
const SYMBOL = "[$€£¥¥￥₽₹₴₺₩₪₫฿₱₦₵₲₡]|US\\$|A\\$|C\\$|R\\$|CA\\$|AU\\$|HK\\$|NT\\$|NZ\\$|S\\$|MX\\$";
const NAME =
	"円|元|원|eur(?:o[ans]?|ó)|dollars?|bucks?|pounds?|quid|zł(?:ot(?:ych|e|y))?|kron(?:or|er|ur)|korun[ay]?|forint|lira|TL|грив(?:ень|ні|ня)|Franken|francs?|reais|kr\\.?|Kč|руб(?:лей|ля|\\.)?|р\\.|грн\\.?|тенге|тг|лв\\.?|lei|Ft|Kz|FCFA";
/** Names that stand before an amount, as they are written: `KSh 1,000`, `Rs. 499`, `kr 99`. */
const WRITTEN_BEFORE = "KSh|Ksh|KSH|KShs|Rs|Rp|RM|kr|Kr";
/** Hundredths, by their names: `4p each`, `7 Cent`, `8 senttiä`. */
const HUNDREDTHS =
	"p(?= (?:each|per|an?)(?![\\p{L}])| ?\\/)|pence|cents?|centimes?|c[eé]ntimos?|cêntimos?|centavos?|centesim[io]|grosz(?:e|y)?|[öø]re|sentti(?:ä)?|haléř(?:e|ů)?|fillér|bani|kuruş|копе(?:йка|йки|ек)|копій(?:ка|ки|ок)";
/** Rupiah are told by the thousand and by the million: `Rp 99rb`, `Rp 1,5 juta`. */
const THOUSANDS = "rb|ribu|jt|juta";
/** What begins with a nought has no thousands: `0.002` is a part of one, and `000` the end of a number. */
const NUMBER = "0[.,]\\d{1,12}|[1-9]\\d{0,2}(?:[ ,.']\\d{3}){1,5}(?:[.,]\\d{1,2})?|(?!0\\d)\\d{1,15}(?:[.,]\\d{1,2})?";
const AMOUNT = new RegExp(
	`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\d.,])(?<!\\p{L}\\d{1,3} (?=\\d{3}(?!\\d)))(?:(?:${SOLES}|${SYMBOL}) ?(${NUMBER})(?!\\d)(?: ?(?:${CODE})(?![\\p{L}]))?|(?:(?:${CODE}) {0,2}|(?:${WRITTEN_BEFORE})\\.? ?)(${NUMBER})(?: ?(${THOUSANDS})(?![\\p{L}\\d])|(?!\\d|\\p{L}(?!\\.)))(?: (?:${CODE})(?![\\p{L}]))?|(${NUMBER}) ?(?:(?:${SOLES}|${SYMBOL})|円|元|원|(?:${CODE}|${NAME}|(${HUNDREDTHS}))(?![\\p{L}])))(?! ?(?:[kKMB]|million|billion|mio|mrd|mln|thousand|%)(?![\\p{L}\\d]))`,
	"giu",
);

const PERIODS: [NonNullable<Price["period"]>, string][] = [
	[
		"month",
		"months?|mos?|mth|monthly|monat(?:lich)?|mois|mes(?:es)?|mese|mês|maand|miesiąc|mies|mc|m-c|месяц[ае]?|мес|міс|månad(?:en)?|mån|måned(?:en)?|md|mnd|kk|měsíc|měsíčně|ay|hó|bulan|bln|lun[aă]|μήνα|місяць|tháng|か?月|個月|월",
	],
	[
		"year",
		"years?|yrs?|annum|annual(?:ly)?|yearly|jahr|jährlich|an|année|año|anno|ano|jaar|rok|rocznie|год|рік|år|vuosi|yıl|év|tahun|thn|χρόνο|έτος|năm|年|년",
	],
	["week", "weeks?|wk|weekly|woche|semaine|sem\\.|(?<=\\/ ?)sem|semana|settimana|tydzień|неделю"],
	["day", "days?|daily|tag|jour|día|giorno|dzień|день|сутки"],
];
const JOIN =
	"(?: ?/ ?| ?per | a | an | each | every |, ?| pro | je | par | al | por | al? | za | na | w | в | im | om | i | pr\\.? | )";
const AFTER = new RegExp(
	`^(?:${JOIN}(?:(?:user|seat|member|person|editor|agent|site|website|app|device|host|team|page|project|nutzer|utilisateur|usuario|użytkownik|пользователь|пользователя)s?(?: and)?(?: ?/ ?|,? ?per |,? )?)?)?(?:(${PERIODS.map(([, words]) => words).join(")|(")}))?(?![\\p{L}\\p{N}])`,
	"iu",
);
/** `per pilot and month`, `pro Kind und Jahr`: for each of something, and each time. */
const PER_UNIT_AND_PERIOD = new RegExp(
	`^${JOIN}[\\p{L}'-]{2,20}(?: and| und| et| y| e| en| och| i|,)?(?:${JOIN}| )(?:(${PERIODS.map(([, words]) => words).join(")|(")}))(?![\\p{L}\\p{N}])`,
	"iu",
);
const PER_UNIT = /^ ?(?:\/|per|each|an?(?= )) ?[\p{L}-]{2,20}/iu;

/** `月額300円`: where words are not parted, what it is paid for stands right before an amount. */
const PERIOD_BEFORE: readonly (readonly [NonNullable<Price["period"]>, RegExp])[] = [
	["month", /(?:月額|月々|毎月|每月|月[费費])(?:税[込抜]み?)? ?$|(?<![\p{L}\d])(?:월|aylık|ayda|havi|havonta) ?$/iu],
	["year", /(?:年額|年間|毎年|每年|年[费費])(?:税[込抜]み?)? ?$|(?<![\p{L}\d])(?:연|yıllık|yılda|évi|évente) ?$/iu],
	["week", /(?:週額|毎週|每周) ?$/u],
	["day", /(?:日額|毎日|每天) ?$/u],
];

function periodBefore(text: string, start: number): { period: Price["period"]; start: number } {
	const before = text.slice(Math.max(0, start - 9), start);
	for (const [period, words] of PERIOD_BEFORE) {
		const match = words.exec(before);
		if (match) return { period, start: start - match[0].length };
	}
	return { period: null, start };
}

function toNumber(written: string): number {
	const grouped = /^[1-9]\d{0,2}(?:[ ,.']\d{3})+/.exec(written)?.[0];
	const whole = grouped ?? /^\d+/.exec(written)?.[0] ?? "0";
	const rest = written.slice(whole.length);
	return Number(`${whole.replace(/\D/g, "")}${rest.replace(",", ".")}`);
}

const timesIn = (thousands = "1"): number => (/^j/iu.test(thousands) ? 1_000_000 : /^r/iu.test(thousands) ? 1000 : 1);

function periodAfter(text: string, end: number): { period: Price["period"]; end: number } {
	const following = text.slice(end, end + 60);
	const match = PER_UNIT_AND_PERIOD.exec(following) ?? AFTER.exec(following);
	const index = match ? match.slice(1).findIndex((group) => group !== undefined) : -1;
	const period = PERIODS[index]?.[0] ?? null;
	if (match && period) return { period, end: end + match[0].length };
	const unit = PER_UNIT.exec(following);
	return { period: null, end: end + (unit?.[0].length ?? 0) };
}

/** All amounts of money in a text, folded first; offsets are those of the folded text. */
export function findPrices(original: string): readonly Price[] {
	if (!/\d/.test(original)) return [];
	const known = found.get(original);
	if (known) return known;
	if (found.size >= FOUND_MAX) found.clear();
	const prices = pricesIn(foldText(original));
	found.set(original, prices);
	return prices;
}

/** The same texts are asked about by one field after another. */
const found = new Map<string, readonly Price[]>();
const FOUND_MAX = 4000;

/** Codes that are words of some language too are written large: `Try 14 days` names no lira. */
const CODE_IN_SMALL = new RegExp(`(?<![\\p{L}])(?!(?:usd|eur|gbp|chf)(?![\\p{L}]))(?:${CODE})(?![\\p{L}])`, "iu");
const isCodeOfMoney = (written: string): boolean => {
	const code = CODE_IN_SMALL.exec(written)?.[0];
	return code === undefined || code === code.toUpperCase();
};

/** Codes that are names of something else as well, right before a number: `TRY 3 APPS`, `CAD 2024`. */
const NAME_BEFORE = /^(?:TRY|CAD|COP|RON|AED|ARS|MAD|PEN|GEL) {0,2}\d/u;
const YEAR = /(?:^|\D)(?:19|20)\d\d$/u;
/** Before and after what is an amount nevertheless. */
const PAID_BEFORE =
	/(?<!\p{L})(?:from|for|at|only|just|under|below|over|above|than|to|most|max(?:imum)?|costs?|costing|prices?|priced|pay|paid|fees?|starting|starts|is|are|or|and) $|[:=<>≤≥(/–-] ?$/iu;
const PAID_AFTER =
	/^(?: ?$| ?[.,;:)/+–-]| (?:per|a|an|each|every|and|or|to|once|one|billed|plus|if|when|for|in|with|on|excl|incl)(?!\p{L}))/iu;

/** Whether an amount after such a code is money by what stands beside it. */
function isMoneyBeside(text: string, start: number, written: string): boolean {
	if (!NAME_BEFORE.test(written)) return true;
	if (PAID_BEFORE.test(text.slice(Math.max(0, start - 12), start))) return true;
	return !YEAR.test(written) && PAID_AFTER.test(text.slice(start + written.length));
}

/** `rm 5` and `rp 2` are no ringgit and rupiah, which are written large. */
const NAMED_BEFORE = new RegExp(`^(?:${WRITTEN_BEFORE})(?=\\.? ?\\d)`, "iu");
const IS_NAMED = new RegExp(`^(?:${WRITTEN_BEFORE})$`, "u");
const isNameOfMoney = (written: string): boolean => {
	const name = NAMED_BEFORE.exec(written)?.[0];
	return name === undefined || IS_NAMED.test(name);
};

/** Forints are written `Ft`, feet are not. */
const FEET = /\d ?(?:ft|FT)\.?$/u;

function pricesIn(text: string): Price[] {
	return [...text.matchAll(AMOUNT)]
		.filter(([written]) => isCodeOfMoney(written) && isNameOfMoney(written) && !FEET.test(written))
		.flatMap((match) => {
			const after = periodAfter(text, match.index + match[0].length);
			if (after.period === null && !isMoneyBeside(text, match.index, match[0])) return [];
			const before = periodBefore(text, match.index);
			return {
				amount:
					(toNumber(match[1] ?? match[2] ?? match[4] ?? "0") * timesIn(match[3])) / (match[5] === undefined ? 1 : 100),
				currency: currencyOf(match[0]),
				text: text.slice(before.start, after.end).trim(),
				period: after.period ?? before.period,
				start: before.start,
				end: after.end,
			};
		});
}
