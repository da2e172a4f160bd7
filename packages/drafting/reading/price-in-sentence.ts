import { findPrices, type Price } from "#core/numbers/prices";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { anyCase } from "#drafting/lexicon/any-case";
import { AND, OR } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import { speechOf } from "#drafting/lexicon/speech/phrases";
import { withoutTermsOfPaying } from "#drafting/lexicon/terms-of-paying";

const bare = (text: string) => text.toLowerCase().replace(/\s+/gu, " ").trim();

/** Says of something what it costs; between a plan and its price. */
const COSTS =
	"is|are|costs?|for|at|starts at|starts from|comes in at|kostet|kosten|sind|gibt es für|für|est à|coûte|coûtent|pour|à|cuestan?|vale|por|custam?|sai por|costa|costano|è a|kost|voor|kosztuje|za|стоит|коштує|за|stojí|kostar|koster|maksaa|costă|kostet";
const COSTS_BEFORE_PRICE = light(new RegExp(`(?:^| )(?:${anyCase(COSTS)})$|[:–|-]$|[はが]$`, "u"));
/** An amount that is "from" or "up" is another one without. */
const FROM =
	/(?:^| )(?:from|starting (?:at|from)|starts (?:at|from)|as low as|ab|schon ab|dès|à partir de|desde|a partir de|da|vanaf|od|от|från|fra|under|over|up to|bis(?: zu)?|jusqu'à|hasta|até)$/iu;
/** What stands before a price of the site's and takes nothing from it. */
const HARMLESS_BEFORE = light(
	/(?:^|[.;:,–(] ?)(?:(?:(?:pre-?)?order(?: now| yours| it)? for|(?:jetzt )?(?:vor)?bestellen für|commande[rz] (?:pour|à)|pedir por|ordina (?:per|a)|encomendar por|bestel voor|zamów za|available(?: now)? for|on sale for|yours for|out now for|get it for|buy it for|erhältlich für|jetzt für|disponible (?:pour|por|a|à)|disponibile a|disponível por|te koop voor|then|after that|afterwards|thereafter|danach|dann|anschließend|puis|ensuite|luego|después|depois|poi|dopo|daarna|potem|затем|далее|only|just|nur|seulement|solo|só|slechts|tylko|all for|alles für|tout pour|todo por|for|für|pour|por|per|voor|za|за|or|oder|ou|oppure|albo|lub|или|eller|get|receive|erhalten Sie|erhalte|bekomme|recevez|reçois|recibe|recibes|obtén|ricevi|receba|ontvang)(?: |$)){0,2}$/iu,
);
const BY_OWN = new RegExp(
	`^(?:you(?:'ll)? (?:only |just )?pay|sie (?:zahlen|bezahlen)|du (?:zahlst|bezahlst)|vous payez|tu paies|pagas|paga usted|paghi|pagate|você paga|je betaalt|u betaalt|płacisz|вы платите|cuestan?|costano?|costa|custam?|kosztuje)$|^(?:${OWN}|it|es|membership|the app|die app|l'application|la app|everything|all of (?:it|them)|(?:the )?two together|alle(?: zusammen)?|alles|tou(?:t|s|tes)(?: ensemble)?|tod[oa]s?|tutt[oaie]|allemaal) (?:${COSTS})$`,
	"iu",
);
const OR_ELSE = `${OR}|o|oppure|albo`;
/** Behind a price a sentence ends or goes on with something else. */
const GOES_ON = new RegExp(
	`^(?:$|[.!?)。]|です|でご|となり|になり| ?[,;–(]| (?:${OR_ELSE}) |\\s(?:${AND}|with|mit|avec|con|com|met)(?: [\\p{L}'’-]{1,30}){2})`,
	"iu",
);
/** Of these a price takes more: taxes, the time between payments, what each of them is for. */
const OF_PRICE = light(
	/(?<![\p{L}])(?:vat|gst|tax(?:es)?|mwst|ust|steuer|h\.?t|t\.?t\.?c|tva|iva|btw|moms|netto|brutto|billed|paid|charged|fees?|abgerechnet|gebühr\p{L}{0,2}|facturée?s?|frais|facturad[oa]s?|cobrad[oa]s?|fatturat[oaie]|rozliczan\p{L}{1,3}|per|pro|je|par|por|each|every|jede[rns]?|chaque|cada|ogni|elke|first|ersten?|premiers?|primer[oa]?s?|up to|bis|jusqu'à|hasta|até|fino|maximum|max|minimum|min|at least|mindestens|au moins|al menos|plus|zzgl|zuzüglich|extra|from)(?![\p{L}])|税|別途|初/iu,
);
const LIMITING = ["condition", "limit", "comparison", "supposition", "plan", "past", "hearsay"] as const;
/** Nothing is asked in return: that limits no price. */
const NO_STRINGS =
	/(?<![\p{L}])(?:no|without|ohne|keine?|sans|sin|senza|sem|geen|zonder|bez|без|utan|uden|uten) (?:any )?(?:(?:taxas?|fees?|gebühren|frais|comisi(?:ón|ones)|commissioni|opłat)(?: (?:por|per|pro|par|on|de|za) \p{L}{2,20})?|hidden fees|frais cachés|contracts?|commitment|strings|surprises|setup|lock-in|vertrag|vertragsbindung|mindestlaufzeit|engagement|permanencia|compromiso|vincoli|fidelização|fidelidade|verplichtingen|umowy|обязательств|bindingstid|binding)/giu;

/** Who may leave whenever they like pays no less. */
const MAY_LEAVE =
	/(?<![\p{L}])(?:(?:and )?you (?:can|may) (?:cancel|leave|stop|quit)(?: (?:at )?any ?time|,? when(?:ever)? you (?:like|want|wish))|(?:und )?(?:du kannst|sie können) jederzeit (?:kündigen|aufhören|gehen)|(?:et )?vous pouvez (?:résilier|arrêter|partir) (?:à tout moment|quand vous voulez)|(?:y )?(?:puedes|puede) (?:cancelar|irte|dejarlo) (?:en cualquier momento|cuando quieras))/giu;

/** `with every feature`: of the features all, of the price nothing. */
const ALL_FEATURES =
	/(?<![\p{L}])(?:with|including|mit|avec|con|com|met) (?:every|all|alle[nr]?|toutes?|todas|tutte)(?: (?:the|les|las|le|as|de))? (?:features?|funktionen|fonctions?|funciones|funzioni|funções|functies)(?: included)?(?![\p{L}])/giu;

/** By which way one is helped. */
const BY_WAY =
	/(?<![\p{L}])(?:by|via|per|par|por|über) (?:phone|e-?mail|post|chat|telefon|teléfono|telefone|telefono|téléphone|correo|courriel)(?![\p{L}])/giu;

const saysLess = (text: string) => {
	const speech = speechOf(text.replace(NO_STRINGS, " ").replace(MAY_LEAVE, " "));
	return LIMITING.some((kind) => speech[kind].length > 0);
};

/** `, or three payments of £42`: another way of paying takes nothing from the first. */
const OTHER_WAY = new RegExp(`^,? (?:${OR_ELSE}) `, "iu");

/** Whether a sentence may go without what stands behind a price. */
function mayEndAt(rest: string): boolean {
	if (!GOES_ON.test(rest)) return false;
	const [clause = ""] = rest
		.replace(NO_STRINGS, " ")
		.replace(BY_WAY, " ")
		.replace(ALL_FEATURES, " ")
		.split(/[.!?。](?:\s|$)/u, 1);
	if (OTHER_WAY.test(clause) && findPrices(clause).length > 0 && !saysLess(withoutTermsOfPaying(clause))) return true;
	return !OF_PRICE.test(clause) && !/\d/u.test(clause) && !saysLess(clause);
}

/** Articles and the words for a plan: `The Pro plan`, `O plano Pro`, `Der Tarif Pro`. */
const AROUND_PLAN = light(
	/(?<![\p{L}])(?:the|our|der|die|das|unser|le|la|les|l'|notre|el|los|o|a|os|as|il|lo|het|de|plan|tier|edition|subscription|membership|tarif|paket|abo|version|forfait|formule|abonnement|offre|plano|assinatura|piano|abbonamento|pakiet|taryfa|тариф)(?![\p{L}])|プラン/giu,
);
const planName = (text: string) => bare(text.replace(AROUND_PLAN, " ").replace(/["'“”„«»()]/gu, " "));

/** What is longer is no sentence: each of its prices is looked at with all that stands around it. */
const SENTENCE_MAX = 2000;

const sameAmount = (a: Price, b: Price) => bare(a.text) === bare(b.text);

/**
 * Whether a sentence tells a price as a claim does: the same run of words from the amount on to where the sentence ends or
 * goes on with something else, with the name of the plan that the sentence says costs it, or with none where it is all of
 * the site's: `Creator: $12/month` of `Creator is $12/month and adds analytics`. Whose price it is, is asked elsewhere.
 */
export function tellsPrice(clause: string, sentence: string, ownNames: readonly string[]): boolean {
	const text = withOwnSign(foldText(sentence), ownNames);
	const claim = withOwnSign(foldText(clause).replace(/[.!。]$/u, ""), ownNames);
	if (text.length > SENTENCE_MAX) return false;
	const [told] = findPrices(claim);
	if (told === undefined || speechOf(text).negation.length + speechOf(claim).negation.length > 2) return false;
	return findPrices(text).some((price) => {
		const behind = text.slice(price.end);
		const claimed = claim.slice(told.end);
		if (!sameAmount(told, price) || !behind.toLowerCase().startsWith(claimed.toLowerCase())) return false;
		if (!mayEndAt(behind.slice(claimed.length))) return false;
		return tellsWhose(claim.slice(0, told.start).trim(), text.slice(0, price.start).trim());
	});
}

/** Of what comes before, a price takes only that it is the next one. */
const BEYOND_THAT =
	/^(?:(?:beyond|after|above|past|over) (?:that|this),?|(?:danach|darüber hinaus|ab dann),?|(?:au-delà|ensuite|après),|(?:después|luego|depois|dopo|poi),) /iu;

/** What is tried before it is paid. */
const TRIAL_FIRST =
	/^[^.;]{0,40}(?:trial|testen|testphase|probezeit|essai(?: gratuit)?|prueba(?: gratis)?|prova(?: gratuita)?|teste(?: grátis)?|proefperiode|próbn\p{L}{1,3})[^,.;]{0,20}, /iu;

/** `The course costs`, `Plans from`: of what a site sells at one price, called by what it is. */
const OF_PRODUCT = light(
	/^(?:(?:the|our|this|each|der|die|das|unsere?|eine?|le|la|l'|notre|el|nuestr[oa]|il|lo|o|a|os|as|noss[oa]|de|het|onze|een) ?)?(?:(?:online|yearly|annual|monthly|full|whole|complete) )?(?:app|tool|software|service|licen[cs]es?|subscriptions?|memberships?|courses?|program(?:me)?|kit|game|tickets?|plans?|prices?|pricing|lizenz(?:en)?|abos?|kurs|tarife?|preise?|mitgliedschaft|spiel|cours|formation|abonnements?|forfaits?|formules?|tarifs?|prix|logiciel|curso|licencia|suscripción|planes|precios|tarifas|cuota|licenza|corso|abbonament[oi]|piani|prezzi|tariffe|assinaturas?|planos?|preços|licença|mensalidade|licentie|abonnement(?:en)?|cursus|prijzen|tarieven|pakiety|ceny|plany|kurser|priser)(?: (?:complet[oae]?|intero|entier|completo|entero|inteiro|annuel(?:le)?|anual|annuale|mensuel(?:le)?|mensual|mensile|mensal|compl[eè]te?s?))?(?: (?:starts?|starten|beginnen|begins?|are|sind|démarrent|commencent|empiezan|comienzan|partono|começam|costs?|is|kostet|coûte|est à|cuesta|costa|custa|kost|kosztuje))?(?: (?:at|from|ab|bei|à|à partir de|desde|da|a partire da|a partir de|vanaf|od))?$/iu,
);

const BETWEEN_CLAUSES = new RegExp(`[,:] |(?:^| )(?:${AND}) `, "u");

/** `Premium adds exports and costs`: the plan that does the one does the other. */
const DOES_AND_COSTS = light(
	new RegExp(
		`^((?:(?:The|Der|Die|Das|Le|La|El|Il|Lo|O|A|De|Het) )?\\p{Lu}[\\p{L}\\p{N}+-]{1,20}(?: [\\p{L}\\p{N}+-]{1,20})?) (?:adds|includes|unlocks|removes|lifts|covers|comes with|has|ergänzt|enthält|umfasst|schaltet|ajoute|inclut|comprend|débloque|añade|incluye|desbloquea|aggiunge|include|comprende|sblocca|adiciona|acrescenta|inclui|desbloqueia|voegt|bevat|ontgrendelt|lägger till|innehåller|tilføjer|indeholder) [^,.;:]{2,60} (?:${AND})$`,
		"u",
	),
);

/** Whether what a claim has before its amount is what its sentence has there. */
function tellsWhose(claimed: string, before: string): boolean {
	const clauseStart = Math.max(...[". ", "! ", "? ", "; ", "。"].map((mark) => before.lastIndexOf(mark) + 1));
	const last = before.slice(clauseStart).trim().replace(BEYOND_THAT, "");
	if (last.toLowerCase().endsWith(claimed.toLowerCase())) {
		const ahead = last.slice(0, last.length - claimed.length).trim();
		return (
			!saysLess(ahead.replace(TRIAL_FIRST, " ")) &&
			!FROM.test(ahead) &&
			(HARMLESS_BEFORE.test(ahead) || BY_OWN.test(ahead) || OF_PRODUCT.test(ahead))
		);
	}
	if (saysLess(last) || !COSTS_BEFORE_PRICE.test(last)) return false;
	const unpriced = last.replace(COSTS_BEFORE_PRICE, "");
	const subject = planName(unpriced.split(BETWEEN_CLAUSES).at(-1) ?? "");
	const label = planName(claimed.replace(COSTS_BEFORE_PRICE, ""));
	return label !== "" && (label === subject || label === planName(DOES_AND_COSTS.exec(unpriced)?.[1] ?? ""));
}
