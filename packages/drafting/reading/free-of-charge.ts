import type { Price } from "#core/numbers/prices";
import { FREE_OF_CHARGE } from "#drafting/lexicon/classes/free";
import { light } from "#drafting/lexicon/letters";

/** What of a product costs nothing. */
export interface FreeSignals {
	/** A plan, tier or edition of the product costs nothing for good. */
	freePlan: boolean;
	/** The whole product is said to cost nothing. */
	allFree: boolean;
	/** It costs nothing until a trial ends. */
	freeTrial: boolean;
}

/** The whole text is the name of a plan that is free: `Free`, `Personal - Free`, `Free plan`, `Starter: free`. */
const FREE_LABEL = new RegExp(
	`^(?:[\\p{L}\\p{N} ]{2,24} ?[-:(/] ?)?(?:${FREE_OF_CHARGE})(?: (?:plan|tier|account|edition|version|forever|тариф|tarif|план|konto))?[)!.]?$`,
	"iu",
);
const TIMES =
	"(?:days?|weeks?|months?|years?|hours?|tage?|woche|wochen|monate?|jahr|jours?|semaines?|mois|ans?|días?|semanas?|mes(?:es)?|años?|dias?|mês|anos?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dag|dagen|weken|maand(?:en)?|orders?|lessons?|visits?|sessions?|trips?|rides?|consultations?)";
const COUNTED =
	"one|two|three|four|five|six|ten|twelve|twenty|fifty|zwei|drei|vier|fünf|sechs|zehn|zwölf|zwanzig|fünfzig|deux|trois|quatre|cinq|six|dix|vingt|dos|tres|cuatro|cinco|seis|diez|veinte|due|tre|quattro|cinque|dieci|venti|dois|duas|três|quatro|dez|vinte|twee|drie|vier|vijf|tien|två|fem|tio|to|ti";
/** Several who use it. */
const SOME =
	"(?!(?:you|they|we|most|many|customers|visitors|guests|wir|sie|kunden|gäste|vous|nous|clients|clientes|clienti|klanten|gasten)(?![\\p{L}]))[\\p{L}-]{4,30}(?: (?:with )?(?:up to|of up to|under|bis(?: zu)?|mit bis zu|unter|jusqu'à|de moins de|hasta|de hasta|fino a|até|tot|met maximaal|do) \\d{1,5} [\\p{L}-]{3,20})?(?: (?:at|an|in|von|aux|des|de|di|da|van|bij) (?:[\\p{L}-]{2,20} ){0,1}[\\p{L}-]{3,20})?";
/** A statement that a plan, or a kind of use, is free. */
const FREE_STATEMENT = new RegExp(
	[
		"\\bfree (?:plan|tier|version|edition)s?\\b(?! trial)",
		// A call to register states no plan: `Create free account`.
		"(?<!\\b(?:create|open|get|start|claim|register|sign up|sign up for|set up) (?:an? |your |my )?)\\bfree accounts?\\b",
		"\\bfree forever\\b",
		// `Three harbours are free`: so many of something, for good.
		"^(?:the first )?(?:\\d{1,4}|one|two|three|four|five|six|ten|twenty|fifty|zwei|drei|fünf|zehn|deux|trois|cinq|dix|dos|tres|cinco|diez|due|tre|cinque|dieci|dois|duas|três|dez|twee|drie|vijf|tien) (?!(?:days?|weeks?|months?|tage?|wochen?|monate?|jours|semaines|mois|días|semanas|meses|giorni|settimane|mesi|dias|dagen|weken|maanden|lessons?|classes|sessions?|nights?)(?![\\p{L}]))[\\p{L}-]{3,20} (?:are|sind|sont|son|sono|são|zijn) (?:always )?(?:free|kostenlos|gratuite?s|gratis|grátis|gratuit[aoie]s?)(?=[.,;]|$)",
		"\\bforever free\\b",
		"^(?:pierwsz[eya]|do) \\d{1,5} (?!(?:dni|dzień|tygodni|miesięcy|miesiące)(?![\\p{L}]))\\p{L}{3,20}(?: (?:w|na) (?:miesiącu|miesiąc|rok|roku))? (?:jest|są) (?:za darmo|bezpłatn\\p{L}{1,2}|darmow\\p{L}{1,2})(?=[.,;]|$)",
		"(?<![\\p{L}])(?:kostenlos für immer|(?:für immer|dauerhaft) kostenlos|gratuite? (?:à vie|pour toujours)|grat(?:is|uit[ao]) (?:para siempre|de por vida)|gr[aá]tis para sempre|grat(?:is|uit[ao]) per sempre|(?:gratis voor altijd|voor altijd gratis)|(?:za darmo|bezpłatnie) na zawsze|бесплатно навсегда|навсегда бесплатно)(?![\\p{L}])|(?:ずっと|永久(?:に)?)無料|永久免[费費]|평생 ?무료",
		"(?<!\\bfeel )\\bfree to (?:use|download|play|join|install)\\b",
		"\\b(?:is|are|always|stays?) (?:always |completely |totally |entirely |100% )?free (?:for|forever|to use|up to)\\b",
		`(?<![\\p{L}])(?:free|kostenlos|gratis|grátis|gratuite?|gratuit[ao]|bezpłatnie|бесплатно) (?:up to|bis(?: zu)?|jusqu'à|hasta|fino a|até|tot|do|до|upp till|op til|opp til) (?:\\d|(?:${COUNTED})(?![\\p{L}]))`,
		`(?:up to|bis(?: zu)?|jusqu'à|hasta|fino a|até|tot|upp till|op til|do|до) (?:\\d{1,5}|${COUNTED})(?: \\p{L}{2,20}){0,5}(?: ?[:–-]|,)? (?:ist es |it(?:'s| is) |c'est |es |è |é )?(?:free|kostenlos|gratis|gratuite?|gratuit[ao])(?![\\p{L}])`,
		"\\bfree for (?:personal|individual|open|public|non-?profit|small|teams? (?:of )?up to|up to|hobby|students?)",
		// `Free for one team`, `Gratuit pour un gîte`: as far as a quantity goes, and not a time.
		`(?:^|(?<![\\p{L}])(?:is|are|ist|est|es|è|é|jest) )(?:always )?(?:free|kostenlos|gratuite?|gratis|grátis|gratuit[ao]|bezpłatn[aey]) (?:for|für|pour|para|per|voor|dla) (?:one|a single|up to \\d{1,5}|\\d{1,4}|two|three|five|ten|zwei|drei|fünf|zehn|deux|trois|cinq|dix|dos|tres|cinco|diez|due|tre|cinque|dieci|duas|dois|três|dez|twee|drie|vijf|tien|eine?n?|un|une|una|uno|um|uma|één|een|jed(?:en|ną|nego)) (?!(?:[\\p{L}\\d]{1,8}[ -])?${TIMES}(?![\\p{L}]))\\p{L}`,
		// `Free for teachers`: for so many as that are.
		`^(?:always )?(?:free|kostenlos|gratuite?|gratis|grátis|gratuit[ao]|bezpłatn[aey]) (?:for|für|pour|para|per|voor|dla) (?!${TIMES}(?![\\p{L}]))(?:(?:the|all|die|alle|les|tous les|los|las|todos los|i|gli|tutti i|os|as|todos os) )?(?!everyone|everybody|limited|early|first|existing|life|now|jetzt|ever|immer|toujours|siempre|sempre|altijd|zawsze)[\\p{L}-]{4,30}(?=[ .,;]|$)`,
		// `Students pay nothing`, `Schulen nutzen es kostenlos`: those who do.
		`^(?:(?:the|die|les|los|las|i|gli|le|os|as|de) )?${SOME} (?:(?:[\\p{L}]{2,14} ){0,4}(?:pay nothing|zahlen nichts|bezahlen nichts|ne (?:paient|payent) rien|no pagan nada|non pagano (?:nulla|niente)|não pagam nada|betalen niets|nie płacą nic|betalar inget)|(?:use|get|nutzen|verwenden|bekommen|utilisent|usan|utilizan|usano|utilizzano|usam|utilizam|gebruiken|krijgen|använder) (?:[\\p{L}§]{1,20} ){1,3}(?:for free|free of charge|kostenlos|kostenfrei|gratis|gratuitement|grátis|gratuitamente|bezpłatnie))(?=[.,;!]|$)`,
		"^free (?:for|on) (?:ios|iphone|android|mac|windows|the web|desktop)\\b",
		"(?:基本(?:機能|プラン|利用)?|個人(?:利用|プラン)?|\\d{1,4}(?:件|人|名|台|個|冊|店舗)まで)(?:は|なら|の利用は)?(?:ずっと|永久に|完全)?無料",
		"\\bgratis (?:att använda|te gebruiken|för alltid)\\b",
		// A quantity that is free for good; a first month or order is a trial, and a day of the week an occasion.
		"\\bit(?:'s| is) free for (?:your|the) first (?!(?:[\\p{L}\\d]{1,8}[ -])?(?:days?|weeks?|months?|years?|hours?|quarter|orders?|lessons?|class|visits?|consultation|sessions?|delivery|trip|ride)\\b)\\p{L}",
		"^(?:you (?:can )?\\p{Ll}{2,12}|\\p{Lu}\\p{Ll}{2,12}) (?:up to )?(?:\\d{1,4}|one|two|three|four|five|ten|twenty|fifty|a hundred) (?!\\p{L}{0,6}days?\\b|weeks?\\b|months?\\b|hours?\\b|evenings?\\b|nights?\\b|times?\\b)[\\p{L}-]{3,20} (?:a|per|each|every) (?:day|week|month) for free\\b",
		"(?:kostenloser|kostenfreier) (?:tarif|plan|account)",
		"(?:plan|forfait|compte|offre|version|formule) gratuite?",
		"(?:plan|cuenta|piano|plano) grat(?:is|uit[ao])",
		"(?:darmowy|bezpłatny) (?:plan|pakiet)",
		"бесплатн(?:ый|ом|ого) (?:тариф|план)(?:е|а)?",
	].join("|"),
	"iu",
);
const ALL_FREE = new RegExp(
	[
		"\\b(?:is|are|it's|100%|completely|totally|entirely|absolutely) (?:and will always be |100% |completely |totally |entirely |absolutely )?free(?: of charge)?(?: (?:to use|forever|for everyone|with ads|and open[- ]source)|[.!,]|$)",
		"\\bis an? (?:completely |totally |entirely |100% )?free (?:[\\p{L}-]{1,20} ){0,2}(?:library|app|application|tool|software|service|platform|program|game|editor|plugin|extension|website|resource|encyclopa?edia|dictionary|collection|calculator|generator)\\b",
		"\\bfree,? (?:and |& )?(?:open[- ]source|source[- ]available)\\b",
		"(?<!\\bfeel )\\bfree to use\\b",
		"(?:est une?|es una?|è una?|è uno|é uma?) (?:application|appli|outil|logiciel|site|service|jeu|app|aplicación|herramienta|programa|software|sitio|servicio|juego|applicazione|strumento|programma|sito|servizio|gioco|aplicativo|aplicação|ferramenta|serviço|jogo) gratuit[oae]?(?![\\p{L}]| (?:da|do|di|du|des|del|della) )",
		"ist eine? (?:völlig |komplett )?kostenlose[rs]? (?:App|Anwendung|Software|Werkzeug|Programm|Dienst|Plattform|Spiel|Webseite)",
		"is een gratis (?:app|programma|dienst|hulpmiddel|platform|spel)",
		"(?:ist|bleibt|komplett|völlig|100 ?%) (?:komplett |völlig |immer |dauerhaft )?kostenlos",
		"(?:est|entièrement|100 ?%) gratuite?",
		"(?<![\\p{L}])(?:è|é|is|are|zijn|jest|är|er) (?:e (?:sarà|resta|rimane|continuará) )?(?:(?:altijd|volledig|helemaal|completamente|totalmente|sempre|całkowicie|helt) )?(?:gratuit[oa]|gratis|grátis|darmow[aey]|bezpłatn[aey])(?=[.,;!]| (?:e|en|i|och|og|para todos|voor iedereen|per tutti|dla wszystkich|för alla)(?![\\p{L}])|$)",
		"(?:es|totalmente|completamente) gratis",
		"(?:полностью|абсолютно|совершенно) бесплатн",
		// Not `100% free of jargon`.
		`(?:100 ?%|%100) (?:${FREE_OF_CHARGE})(?![\\p{L}-]| (?:of(?! charge)|from|trial|demo)(?![\\p{L}]))`,
		// `Daarom is Acme gratis en blijft dat`: now, and later.
		"(?:kostenlos|kostenfrei|gratuite?|gratis|grátis|gratuit[ao]|za darmo|bezpłatn[aey]|бесплатн\\p{L}{1,3}|zdarma|ücretsiz) (?:und|et|y|e|en|i|och|og|и|a) (?:bleibt|wird es bleiben|le restera|lo (?:seguirá siendo|será siempre)|lo (?:sarà|resterà)(?: sempre)?|continuará|assim (?:ficará|continuará)|blijft|zostanie|pozostanie|förblir|forbliver|forblir|останется|zůstane)(?![\\p{L}])",
		"(?:für (?:jeden|alle)|for (?:everyone|everybody|all)|pour tous|para todos|per tutti|voor iedereen|dla (?:wszystkich|każdego)) (?:free|kostenlos|kostenfrei|gratis|gratuite?|gratuit[ao]|darmow[aey]|bezpłatn[aey])(?![\\p{L}])",
		"(?:free|kostenlos|kostenfrei|gratis|gratuite?|gratuit[ao]|darmow[aey]|bezpłatn[aey]) (?:for (?:everyone|everybody|all)|für (?:jeden|alle)|pour tous|para todos|per tutti|voor iedereen|dla (?:wszystkich|każdego))(?= *$|[.!,;])",
		"(?:すべて|全て|全機能(?:が|を)?|完全)無料|無料でご?(?:利用|使用|お使い)(?:でき|いただけ|可能)",
	].join("|"),
	"iu",
);
/** `Gratuit jusqu'à 10 ruches`: so many of it. */
const UP_TO = new RegExp(
	`(?<![\\p{L}])(?:free|kostenlos|gratis|grátis|gratuite?|gratuit[ao]|za darmo) (?:up to|bis(?: zu)?|jusqu'à|hasta|fino a|até|tot|do|upp till|op til) (?:\\d|(?:${COUNTED})(?![\\p{L}]))`,
	"iu",
);

/** `First month completely free`: as long as that lasts. */
const FIRST_TIME = new RegExp(
	`(?<![\\p{L}])(?:first|erste[rns]?|premi(?:er|ère)s?|primer[oa]?s?|prim[oaie]|primeir[oa]s?|eerste|pierwsz\\p{L}{1,3}) (?:[\\p{L}\\d]{1,8}[ -])?${TIMES}(?![\\p{L}])`,
	"iu",
);
/** Free things that are no plan: what comes with them says nothing about the product's price. */
const FREE_EXTRA =
	/\bfree[- ](?!to\b)(?:\w+ )?(?:demo|trial|shipping|delivery|returns?|consultation|quote|estimate|assessment|download|e-?book|webinar|kit|sample|guide|report|review|check|support|gift|call|wi-?fi|parking|breakfast|migration|training|audit|analysis|advice|evaluation|session|installation|newsletter)/iu;

/** `Works with a free account`: of what it is used with. */
const WITH_FREE_ACCOUNT = light(
	new RegExp(
		`(?<![\\p{L}])(?:works? with|funktioniert (?:auch )?mit|fonctionne (?:aussi )?avec|funciona (?:también )?con|funciona (?:também )?com|funziona (?:anche )?con|werkt (?:ook )?met|działa (?:też |również )?z|работает (?:и )?с|fungerar (?:även )?med|fungerer (?:også )?med) (?:(?:an?|the|einem|dem|un|une|una|la|il|el|uma?|een|ett|et|your|tu|su|ton|votre) )?(?:\\p{L}{2,20} )?(?:${FREE_OF_CHARGE}|kostenlosen|bezpłatnym|бесплатным|gratuito) ?[\\p{L}-]{0,20}`,
		"giu",
	),
);

/** What comes with a plan is free without the plan being so: support, setup, delivery. */
const FREE_OF_EXTRA =
	/\b(?:support|set-?up|onboarding|installation|shipping|delivery|returns?|demo|trial|consultation|updates?|upgrades?|migration|training|download|calls?|wi-?fi|parking|quote|audit|transfers?|minutes|cancel\w*)\b|versand|lieferung|einrichtung|livraison|envío|dostaw|доставк|frais d|mise en service|inscripci|matrícula|\balta\b|attivazione|adesão|instalação|opstart|aktywacj|подключени|初期費用|初期導入|導入費|送料|手数料|解約|違約金|入会金|事務手数料|가입비|설치비|초기 ?비용|배송비|수수료|위약금|初始费用|安装费|手续费|运费|开通费/iu;
/** Nothing is charged for these, whatever the plan costs. */
const ZERO_FEE = light(
	/^ ?(?:for|during|während|pendant|durante) (?:the |your )?(?:first |ersten |premiers? )?\d{1,3}[ -](?:days?|weeks?|months?|tage?|wochen|monate?|jours|semaines|mois|días|giorni|dni)|^ ?(?:setup|set-up|hidden|upfront|down|transaction|booking|signup|shipping|delivery|cancellation|commission|installation|late|extra|monthly )?(?: ?(?:fees?|charges?|costs?|commission|deposit|payment|deductible))|^ ?(?:versand\p{L}{0,10}|anzahlung|einrichtung\p{L}{0,10}|gebühr\p{L}{0,3}|livraison|frais|envío|gastos|spedizione|dostaw\p{L}{0,2}|комисси\p{L}{0,2})|^ ?(?:down|today|upfront|due)\b/iu,
);

/** An amount of zero that is a plan's price: alone with its unit, or at the end of a short label. */
function isPlanPrice(text: string, price: Price): boolean {
	return !ZERO_FEE.test(text.slice(price.start + price.text.length)) && !FREE_OF_EXTRA.test(text) && text.length <= 160;
}

const TRIAL =
	/\b(?:free|day|risk-free)[- ]trial\b|\btry (?:it )?(?:for )?free\b|\btestversion\b|\bkostenlos testen\b|\bessai gratuit\b|\bprueba (?:gratis|gratuita)\b|\b(?:prova|provalo|provala) (?:gratuita|gratis)\b|\bprove gratuite\b|\b(?:dias|días|giorni|jours|dagen|tage|dni|dní) (?:de |d')?(?:teste|prueba|prova|essai|proefperiode|testu?) (?:gratuit[oai]?|gr[áa]tis|kostenlos)|\b(?:teste|experimente|avaliação|período de teste) (?:gr[áa]tis|gratuit[oa])\b|\b\d{1,3} (?:tage|dagen|dagar|dage|dager|dni|días|dias|giorni|jours) (?:lang )?(?:kostenlos|gratis|gratuits?|gratuiti|za darmo|grátis)\b|\bgratis (?:proef|proberen|uitproberen|prøve|prov)|\bprobemonat\b|\bokres próbny\b|無料(?:トライアル|お試し|体験)|免费试用|무료 ?체험|пробн(?:ый|ого) период|(?<!\p{N})\d{1,3} (?:дн(?:ей|я)|день|дней) бесплатно/iu;

/** Without one of these a text without prices says nothing of what is free. */
export const FREE_PATTERNS: readonly RegExp[] = [FREE_LABEL, FREE_STATEMENT, ALL_FREE, FREE_EXTRA, TRIAL];

/** Reads one folded block or sentence. @param prices those in it, zero among them. */
export function freeSignals(text: string, prices: readonly Price[]): FreeSignals {
	const plain = text.replace(FREE_EXTRA, "").replace(WITH_FREE_ACCOUNT, "");
	const isExtraOnly = plain !== text && !FREE_STATEMENT.test(plain);
	const freeTrial = TRIAL.test(text);
	return {
		freePlan:
			(FREE_LABEL.test(text) && !FREE_OF_EXTRA.test(text)) ||
			FREE_STATEMENT.test(plain) ||
			prices.some((price) => price.amount === 0 && isPlanPrice(text, price)),
		allFree: !isExtraOnly && ALL_FREE.test(plain) && !UP_TO.test(plain) && !freeTrial && !FIRST_TIME.test(text),
		freeTrial,
	};
}
