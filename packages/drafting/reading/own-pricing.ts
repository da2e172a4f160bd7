import type { ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { headWords } from "#drafting/context/own-words";
import { isSameNoun } from "#drafting/context/same-stem";
import { isAsked, isCompared, isPlainStatement, isUnvouched } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { beginsWithThingOfSite } from "#drafting/context/thing-of-site";
import { MORE } from "#drafting/lexicon/classes/charging";
import { light } from "#drafting/lexicon/letters";
import { withoutTermsOfPaying } from "#drafting/lexicon/terms-of-paying";
import { isChargedByOther } from "#drafting/reading/charged-by-other";
import { isPricedByOther } from "#drafting/reading/price-subject";
import { mergeSignals, NO_SIGNALS, type PricingSignals, pricingSignals } from "#drafting/reading/pricing";
import { isOfDelivery } from "#drafting/reading/product-prices";

/** Savings, pay, rewards: amounts that nobody pays for the product. */
const NO_PRICE =
	/\b(?:sav(?:e|es|ed|ing|ings)|los(?:e|es|ing|t)|wast(?:e|es|ed|ing)|earn|earned|salary|raised?|funding|investment|reward|bonus|prize|revenue|donat\w{1,8}|refund(?:ed)?|fine|worth|valued|credits?|coupon|claims?|bill was|paid(?= ?[$€£]))\b/iu;

/** What is bought for a product that one has. */
const SPARE =
	/^(?:spare|replacement|refill|accessor|ersatz|nachfüll|zubehör|(?:pièces? de )?rechange|recharge|accessoire|recambio|repuesto|accesorio|ricambi|ricarica|accessori|peças? de|recarga|acessório|reserve|navulling)/iu;
/** What was paid once. */
const NOT_NOW = light(
	new RegExp(
		`(?<![\\p{L}])(?:used to|formerly|previously|back then|früher|autrefois|antes|prima|kiedyś|раньше|(?:we|they|it|I|${OWN}) (?:(?:once|first|also|even|originally|initially|at first|briefly|already) )?(?:tried|tested|charged|sold|asked|offered|had|was|were|wanted|planned|considered|experimented|began with|started with|started at|launched at|ran)|kostete[nt]?|verlangten?|hatten? wir|wir hatten|boten wir|wir boten|versuchten|probierten|(?:gekostet|verlangt|probiert|ausprobiert|versucht) (?:hat|haben)|haben wir [^.;]{2,60} (?:probiert|versucht|verlangt|getestet)|coûtai(?:t|ent)|demandions|proposions|vendions|facturions|avons (?:d'abord )?(?:essayé|testé|proposé|vendu)|costaban?|cobrábamos|ofrecíamos|vendíamos|probamos|costava(?:no)?|chiedevamo|offrivamo|vendevamo|abbiamo (?:provato|offerto|venduto)|custava(?:m)?|cobrávamos|oferecíamos|vendíamos|testámos|experimentámos|kostten?|vroegen we|we vroegen|verkochten|probeerden|kosztował[ao]?|стоил[ао]?)(?![\\p{L}])`,
		"iu",
	),
);
/** Something of everybody's that costs money, and is no product of the site: `An accountant costs $120`. */
const OF_OTHERS = light(
	/^(?:an?|most|many|your|other|the average|hiring|ein|eine|un|une|una)(?! (?:[\p{L}-]{1,20} )?(?:plan|subscription|licen[cs]e|membership|account|seat|user|site|project|course|ticket|year|month|single|pro|premium|basic|monthly|annual)\b)(?: [\p{Ll}-]{2,20}){1,4} (?:costs?|charges?|asks?|takes|kostet|verlangt|nimmt|coûte|demande|cuesta|cobra|pide|costa|chiede|custa|kost|vraagt)|^[^.\d]{2,40} (?:that|which|die|das|que|qui|che) [^,.\d]{2,40} (?:today|now|so far|already|heute|bisher|aujourd'hui|hoy|oggi|hoje) (?:costs?|charges?|kostet|coûte|cuesta|costa|custa)|(?:at|to|from) your (?:bank|registrar|provider|host|accountant)\b/iu,
);

/** `Ein Sensor kostet 69 €` of a site that says that it is a sensor. */
function isOfOwnKind(sentence: string, ownNames: readonly string[], pages: readonly ReadPage[]): boolean {
	const [, kind] = KIND_COSTS.exec(foldText(sentence)) ?? [];
	if (kind === undefined) return false;
	const isKind = new RegExp(
		`§ (?:is|ist|est|es|è|é) (?:an?|eine?|une?|una?|um|uma) (?:\\p{Ll}{2,20} )?${RegExp.escape(kind)}(?![\\p{L}])`,
		"iu",
	);
	return pages.some(
		({ role, text }) => role === "home" && isKind.test(withOwnSign(foldText(text.slice(0, READ_MAX)), ownNames)),
	);
}
const KIND_COSTS = light(
	/^(?:an?|eine?|une?|una?|um|uma) ([\p{L}-]{3,30}) (?:costs?|kostet|coûte|cuesta|costa|custa) /iu,
);
/** What a site says of itself stands in its first lines. */
const READ_MAX = 5000;

/** A plan's own name as the subject of its price. */
const PLAN_NAME = light(
	/^["'(]?(?:The |Our |Der |Die |Le |El |La |L'|Il )?(?:(?:version|édition|formule|offre|forfait|abonnement|versión|edición|versione|edizione|versão) )?(?:\p{Lu}[\p{L}\p{N}+-]{0,20} ){0,2}(?:Basic|Pro|Starter|Free|Premium|Business|Enterprise|Team|Teams|Plus|Standard|Personal|Hobby|Growth|Lite|Solo|Professional|Advanced|Ultimate|Unlimited|Individual|Family|Student|Membership|Organization|Community|Cloud|Silver|Gold|Platinum|Bronze|Small|Medium|Large|Plan|Package|Tier|Edition|Licen[cs]e|Subscription|Tarif|Paket|Forfait|Formule|Pakiet|Тариф)(?![\p{L}])/u,
);

/** Plans called after who takes them: no name alone, and so part of products' names (`Visual Studio`) as well. */
const PLAN_ALONE = light(
	/^["'(]?(?:The |Our )?(?:Studio|Agency|Creator|Freelancer|Freelance|Essentials?|Startup|Company|Corporate|Developer)(?: plan)? (?:costs?|is|comes)\b/u,
);

/** A word or two before a colon that an amount follows at once. */
const LABELLED = light(/^\p{Lu}[\p{L}\p{N}+-]{1,20}(?: [\p{L}\p{N}+-]{1,20})? ?: ?[^\p{L}\d\s]{0,2} ?\d/u);

const isPlan = (sentence: string) => PLAN_NAME.test(sentence) || PLAN_ALONE.test(sentence);

/** `Creator is $12/month and adds analytics`: only a plan adds to what there is without it. */
const ADDS_TO_PLAN = light(
	/^(?:(?:The|Der|Die|Das|Le|La|El|O|A|Il) )?\p{Lu}[\p{L}\p{N}+-]{1,20}(?: [\p{Lu}\d][\p{L}\p{N}+-]{0,20})? (?:is|costs?|starts at|kostet|coûte|est à|cuesta|custa|costa|kost) [^;]{2,40}?(?: and| und| et| y| e| en|,) (?:adds|unlocks|removes|lifts|brings|schaltet|ergänzt|hebt|ajoute|débloque|lève|añade|desbloquea|adiciona|acrescenta|desbloqueia|aggiunge|sblocca|voegt|ontgrendelt)(?![\p{L}])/u,
);

/** Of what another firm offers, that is the price. */
const OFFERED_BY = light(
	/(?<![\p{L}])(?:offered|provided|sold|charged|billed|angeboten|verkauft|proposée?s?|vendue?s?|facturée?s?|ofrecid[oa]s?|vendid[oa]s?|offert[oaie]|vendut[oaie]|oferecid[oa]s?|aangeboden|verkocht) (?:by|von|durch|par|por|da|door) (?!§)\p{Lu}[\p{L}]/u,
);

/** `You pay $9 a month at Florabill`. */
const PAID_TO =
	/^(?:You(?:['’]d| would)? pay|Sie zahlen|Du zahlst|Vous payez|Pagas|Usted paga|Paghi|Paga|Je betaalt|U betaalt) [^.;]{3,80} (?:at|to|with|bei|an|chez|à|en|a|da|bij|aan) (?!§)\p{Lu}[\p{L}\p{N}]{2,30}[.!]?$/u;

/** `Printed by post for 8 pounds through our partner Bolt`. */
const OF_PARTNER = light(
	/(?<![\p{L}])(?:through|from|by|via|über|durch|von|par|chez|via|por|da|tramite|bij|door) (?:(?:our|an?|unseren?|unserem|notre|nuestro|nostro|nosso|onze) )?partner\p{L}{0,4} \p{Lu}/u,
);

/** `Agencies charge $900 per month`. */
const OTHERS_CHARGE = /^(?!Members|Users|Customers)\p{Lu}\p{Ll}{2,20}s charge /u;

/** `Eine Volkshochschule zahlt 90 €`, `Los centros pagan 3 €`: the first words and the verb. */
const PAYS = light(
	/^(?:(?:the|an?|each|every|der|die|das|eine?|jede[rs]?|les?|la|chaque|une?|el|los|las|cada|una?|il|lo|gli|ogni|os?|as?|um|uma|de|het|een|elke) )?([\p{L}-]{4,30}) (?:pays?|zahlt|zahlen|bezahlt|paie|paient|payent|pagan?|pagano|pagam|betaalt|betalen|płaci|платит|платят) /iu,
);

/** Whether who pays is whom the site's head says it is for: `for adult schools`. */
function isPaidByAudience(sentence: string, pages: readonly ReadPage[]): boolean {
	const payer = PAYS.exec(foldText(sentence))?.[1]?.toLowerCase();
	return payer !== undefined && [...headWords(pages)].some((word) => isSameNoun(payer, word));
}

/** Beside its plans a site tells what more of the same costs: `Extra users cost $5 a month`. */
const MORE_OF_IT = light(new RegExp(`^(?:\\p{L}{1,9} ){0,2}(?:${MORE})(?![\\p{L}])`, "iu"));

/** Whether a sentence is about what somebody else charges, or about amounts that are no price of the product. */
export function isOthersPrice(
	told: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[],
	isAmongPrices = false,
): boolean {
	const sentence = withoutTermsOfPaying(told.replace(SAVED_BY_YEAR, ""));
	if (isCompared(sentence.replace(/\b(?:more|less|fewer) than\b|\binstead of\b/giu, " "))) return true;
	if (ADDS_TO_PLAN.test(sentence)) return false;
	if (isPricedByOther(sentence, ownNames, isAmongPrices) && !isPlan(sentence) && !isPaidByAudience(sentence, pages))
		return true;
	if (isChargedByOther(sentence, ownNames, pages)) return true;
	// What a study counts, others say.
	if (isUnvouched(sentence.replace(UNIT, " ")) || SPARE.test(sentence)) return true;
	if (OF_PARTNER.test(sentence) || OTHERS_CHARGE.test(sentence)) return true;
	const marked = withOwnSign(foldText(sentence), ownNames);
	if (OFFERED_BY.test(marked) || PAID_TO.test(marked)) return true;
	if (
		NO_PRICE.test(sentence) ||
		isOfDelivery(sentence) ||
		NOT_NOW.test(marked) ||
		(OF_OTHERS.test(sentence) && !(isAmongPrices && isOfOwnKind(sentence, ownNames, pages)))
	)
		return true;
	// A plan's own name may stand before its price: `Agence : 59 € par agent, contacts partagés dans l'agence`.
	const labelled = LABELLED.exec(sentence);
	if (labelled)
		return subjectOf(sentence.slice(0, labelled[0].length).split(/ ?:/u)[0] ?? "", ownNames, pages) === "other";
	if (isAmongPrices && MORE_OF_IT.test(sentence)) return false;
	return sentence.length > 40 || /\s(?:is|costs?|charges?|offers?)\s/iu.test(sentence)
		? subjectOf(sentence, ownNames, pages) === "other" && !isPlan(sentence)
		: false;
}

/** `$50/year (save $10)`: a note on a price, which stays one. */
const SAVED_BY_YEAR = light(
	/(?<=\d[^()]{0,20}) ?\((?:you |-)?(?:save|saves|saving|spare|sie sparen|économisez|ahorr[aá]s?|risparmi|economize|bespaar|oszczędzasz) [^()]{1,24}\)/giu,
);

/** `149 kr. om måneden`: the stop of a currency ends nothing. */
const CLAUSE_END = /(?<=[.!?;])(?<!(?<![\p{L}])(?:kr|руб|р|грн|лв|Rs)\.) |, | [·|•] /iu;

/** What a sentence says of paying for the product itself: clauses with a not, plans, questions and others' prices left out. */
export function ownPricingSignals(
	sentence: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[],
	isAmongPrices = false,
): PricingSignals {
	if (isOthersPrice(sentence, ownNames, pages, isAmongPrices) || isAsked(sentence)) return NO_SIGNALS;
	const clauses = foldText(sentence).split(CLAUSE_END);
	const merged = mergeSignals(
		clauses
			.filter((clause) =>
				isPlainStatement(
					withoutTermsOfPaying(clause).replace(NEVER_PAID, " ").replace(UNIT, " ").replace(FREE_OF_COST, " "),
				),
			)
			.map(pricingSignals),
	);
	// `Working alone? Then Acme is free`: for whom the answer is yes.
	if (merged.allFree && THEN.test(sentence)) return { ...merged, allFree: false, freePlan: true };
	const isOfProduct = !SUBJECT_IS_FREE.test(withOwnSign(foldText(sentence), ownNames).replace(/^§('s)?/u, "it"));
	return { ...merged, allFree: merged.allFree && isOfProduct && !isThingBeside(sentence, ownNames, pages) };
}

const THEN =
	/^(?:Then|In that case|Dann|Alors|Dans ce cas|Entonces|En ese caso|Allora|Então|Nesse caso|Dan|Wtedy|Тогда|Då|Så)(?:,? )(?=\p{L})/u;

/** `Our guide to invoices is free forever`: a thing that the site has, and no plan of it or way to use it. */
function isThingBeside(sentence: string, ownNames: readonly string[], pages: readonly ReadPage[]): boolean {
	const text = withOwnSign(foldText(sentence), ownNames).trim();
	const at = text.search(IS);
	return at > 0 && !PLAN_OR_USE.test(text.slice(0, at)) && beginsWithThingOfSite(text, pages);
}
const IS = light(
	/ (?:is|are|stays?|remains?|ist|sind|bleib(?:t|en)|est|sont|reste|es|son|è|sono|é|são|zijn|blijft|jest) /iu,
);
const PLAN_OR_USE = light(
	/(?<![\p{L}])(?:plans?|tiers?|versions?|editions?|packages?|accounts?|use|apps?|basis\p{L}*|basic|starter|core|extension|plugin|tarif[e]?|konto|nutzung|ausgabe|paket|formules?|comptes?|utilisation|planes|cuentas?|uso|piano|piani|planos?|conta|versión|versione|versão|versie|wersja|plany?)(?![\p{L}])/iu,
);

/** Something that is free, and is not the product itself: shipping, entry, the consultation. */
const SUBJECT_IS_FREE = light(
	/^(?!(?:it|this|we|everything|using|wir|nous)\b|(?:the|this|our|der|die|das|le|la|el) (?:[\p{L}-]{1,20} )?(?:app|tool|software|service|site|website|platform|extension|library|plugin|product|version|programm|anwendung|nutzung|plattform|appli|application|plateforme|logiciel|outil|herramienta|aplicación)\b(?! (?:of|by|from|de|des|du|von|der|par) |'s)|(?:l'|cette |notre |die |unsere )(?:application|appli|outil|app|anwendung|plattform) (?:est|ist) )(?:[\p{L}'-]{1,30} ){1,6}(?:is|are|ist|sind|bleibt|bleiben|est|sont|es|son|è|sono|é|são|zijn|jest|są|är|er)(?: [\p{L}%\d]{1,12}){0,3} (?:free|kostenlos|gratuite?|gratuit[ao]s?|gratis|grátis|darmow[aey]|bezpłatn[aey])(?! to (?:use|play|download|join|install)| forever)/iu,
);

/** What an amount is paid for: French weeks (`/sem.`) are a Portuguese not. */
const UNIT = light(/ ?\/ ?\p{L}{1,20}\.?| om (?:måneden|året|ugen|dagen)/gu);

/** Free in languages that write it with a not: `無料`. */
const FREE_OF_COST = /[無无]料|免[费費]|무료/gu;

/** A not that takes no price away. */
const NEVER_PAID = light(
	/(?<![\p{L}])(?:(?:no|without) (?:subscriptions?|credit card|contract|commitment|obligation|strings|ads|limits?|restrictions?|registration|sign-?up)|(?:ohne|keine?) (?:(?:monatlichen|laufenden) (?:kosten|gebühren)|einschränkung(?:en)?|werbung|registrierung|anmeldung|vertrag|abo|verpflichtung(?:en)?|kreditkarte)|(?:sans|pas de|aucune?) (?:restrictions?|limites?|publicités?|pub|inscription|engagement|carte bancaire)|(?:sin|ninguna?|no hay) (?:cuotas? mensual(?:es)?|pagos? mensual(?:es)?|restricci(?:ón|ones)|límites?|publicidad|anuncios|registro|compromiso|permanencia|tarjeta)|(?:senza|nessun) (?:canone|canoni|costi mensili|restrizioni|limiti|pubblicità|registrazione|vincoli|carta)|sem (?:mensalidades?|restrições|limites?|publicidade|anúncios|cadastro|registo|compromisso|cartão)|(?:zonder|geen) (?:beperkingen|reclame|advertenties|registratie|verplichtingen|creditcard)|bez (?:ograniczeń|reklam|rejestracji|zobowiązań|omezení|reklamy|registrace)|без (?:ограничений|рекламы|регистрации|обязательств|обмежень|реклами|реєстрації))(?![\p{L}])/iu,
);
