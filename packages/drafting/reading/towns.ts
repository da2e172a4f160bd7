import { partsAnnounced } from "#drafting/context/announced-parts";
import { BRAZILIAN_STATES } from "#drafting/lexicon/address-forms";
import { anyCase } from "#drafting/lexicon/any-case";
import { AND, OR } from "#drafting/lexicon/classes/conjunctions";
import { US_STATES } from "#drafting/lexicon/regions";
import { bareTown, codedTowns, TOWN } from "#drafting/reading/coded-towns";
import { isAddressLike } from "#drafting/reading/national-addresses";
import { hasStreetLine } from "#drafting/reading/street-line";

/** A town that a text gives without its country. */
export interface TownAlone {
	town: string;
	/** As an address or its label, or in a sentence that says where the company is. */
	by: "address" | "statement";
}

const LONGEST = 240;

/** `📍 Toulouse`, `Standort: Leipzig`: a whole line. */
const LABELLED = new RegExp(
	`^(?:📍|📌|(?:${anyCase("location|address|adresse|standort|ort|lieu|ville|ciudad|ubicación|miasto|sede|cidade|vestigingsplaats|город")}) ?:) ?(${TOWN})\\.?$`,
	"u",
);
/** `Aracaju - SE`: a whole line. */
const BRAZILIAN = new RegExp(`^(${TOWN})(?: ?[-/–] ?|, )(?:${BRAZILIAN_STATES})$`, "u");
/** `Acme • Old Hickory, TN • since 2009`: a part of a line. */
const AMERICAN = new RegExp(`(?:^|[•·|] )(${TOWN}), (?:${US_STATES})(?= [•·|]|$)`, "u");
/** `г. Вологда, ул. Первомайская, 42`. */
const SLAVIC = new RegExp(`(?:^|[,\\s])(?:г|гор|м)\\. ?(${TOWN})(?=[,\\s]|$)`, "u");
/** Colombian streets are numbered twice: `Carrera 45 #55-33, Barranquilla`. */
const COLOMBIAN = new RegExp(`(?:#|No\\.?|N[°º]) ?\\d{1,3}[A-Z]? ?- ?\\d{1,3}[,\\s]{1,3}(${TOWN})`, "u");

/** Said of the company's place alone, never of where goods are made. */
const SEATED =
	"(?:is |are |we're |we are )?(?:based|headquartered|located) in|(?:mit )?sitz in|ansässig in|wir (?:sitzen|sind) in|bas(?:é|ée|és|ées) à|siège à|installées? à|con sede (?:en|a)|somos (?:uma?|una?) (?:(?:pequeñ[oa]|pequen[oa]) )?(?:empresa|start-?up|equipo|equip[ea]|estudio|estúdio) de|wir sind ein (?:kleines )?(?:team|unternehmen|start-?up|studio) aus|nous sommes une (?:petite )?(?:équipe|entreprise|société|start-?up) (?:de|à)|siamo (?:un'azienda|una start-?up|un team|uno studio) di|somos de|we(?: are|'re) from|wir kommen aus|nous venons de|siamo di|(?:wij|we) komen uit|estamos en|siamo a|estamos em|sediad[ao] em|situat[ao] a|ubicad[ao]s? en|situad[ao]s? e[nm]|situées? à|établies? à|gevestigd in|gevestigd te|z siedzibą w|verksamma i|besök oss i|visit us in|besuchen sie uns in|bezoek ons in|vieni a trovarci a|visítanos en";
/** The words in any case, the town with its capital. */
const STATED = new RegExp(
	`(?<![\\p{L}])(?:${anyCase(SEATED)}) (${TOWN})(?= ?[.,;!)|·–-]| (?:${AND}|${OR})(?![\\p{L}])|$)`,
	"u",
);

/** `본사는 부산에 있습니다`, `本社は京都市にあります`: of its own seat, in languages that part no words. */
const EAST_ASIAN_SEAT =
	/^(?:(?:저희|우리|당사)(?:의)? )?(?:본사|본점|사무실)(?:는|은|가|이) (?<ko>[가-힣]{2,5})(?: [가-힣]{2,5}[구군])?에 (?:있|위치|자리)|^(?:(?:当社|弊社)の)?(?:本社|本店|オフィス)は(?:、)?(?<ja>[\p{Script=Han}]{2,5})に(?:あり|ござい|所在|構え|置)/u;

/** What software is made of stands before `-based` as towns do. */
const NO_TOWN =
	/^(?:Web|Cloud|Internet|Blockchain|Linux|Unix|Windows|Android|Apple|Java|JavaScript|TypeScript|Python|Rust|Ruby|React|Angular|Vue|Node|Kotlin|Swift|Scala|Elixir|Kubernetes|Docker|Shopify|WordPress|Drupal|Git|GitHub|Excel|Ethereum|Bitcoin|Solana|Subscription|Home|Community|Data|Evidence|Science|Faith|Plant|Water|Project|Team|Value|Values|Volunteer|Browser|Commission|Performance|Christian|Islamic|Google|Amazon|Microsoft|Salesforce|OpenAI)$/u;
/** `Acme is a Ghent-based studio`. */
const CALLED =
	"(?!(?:Our|The|My|Their|His|Her|Its|Your|This|That) )\\p{Lu}[\\p{L}\\p{N}&.'’-]{0,30}(?: (?:&|and|of|the|\\p{Lu}[\\p{L}\\p{N}&.'’-]{0,30})){0,4}";
const BASED = new RegExp(
	`^(?:(?:Our|The) (?:company|firm|start-?up|studio|agency|team|business) |We(?= are|['’])|${CALLED})(?: (?:is|are)|['’]re) an? (?:\\p{Ll}{3,14},? )?(${TOWN})-based (?:[\\p{L}&-]{2,20} ){0,4}(?:company|firm|start-?up|studio|agency|consultancy|business|team|collective|charity|non-?profit|organi[sz]ation|brewery|publisher|manufacturer)(?![\\p{L}])`,
	"u",
);

/** What a company is, and what it works in. */
const ORGANISATION =
	"studio|agency|company|firm|business|start-?up|workshop|bakery|brewery|roastery|pottery|consultancy|publisher|collective|co-?operative|bureau|bedrijf|winkel|werkplaats|familiebedrijf|unternehmen|werkstatt|agentur|büro|familienbetrieb|betrieb|rösterei|brauerei|bäckerei|manufaktur|entreprise|société|agence|atelier|coopérative|brasserie|torréfacteur|empresa|estudio|taller|agencia|cooperativa|azienda|bottega|agenzia|laboratorio|studio|torrefazione|estúdio|agência|oficina|ateliê";
const FROM = "in|from|uit|in|te|aus|à|de|di|da|a|en|em";
const ENDS_TOWN = `(?= ?[.,;!)|·–-]| (?:${AND}|${OR}|that|which|who|where|die|das|der|qui|que|che|waar)(?![\\p{L}])|$)`;
/** `Acme is a three-person design studio in Sheffield`, `een bedrijf uit Groningen`: what the company is, and where. */
const IS_COMPANY_IN = new RegExp(
	`^(?:We(?= are|['’])|Wir(?= sind)|Nous(?= sommes)|Wij(?= zijn)|Somos|Siamo|(?:The |O |A |La |Il )?${CALLED})(?:(?: (?:is|are|ist|sind|est|sommes|es|è|é|zijn))|['’]re)? (?:an?|eine?|une?|una?|uno|um|uma|een) (?:[\\p{Ll}\\d-]{2,20},? ){0,5}(?:${anyCase(ORGANISATION)})(?: \\p{Ll}{3,14})? (?:${FROM}) (${TOWN})${ENDS_TOWN}`,
	"u",
);
/** `Acme, brand and web studio in Cork`: behind a name, as the whole rest of a title. */
const COMPANY_IN = new RegExp(
	`^${CALLED}(?:,| [-|–—]|:) (?:(?!(?:an?|the|your|any|every|find|book|rent|hire|search|compare|best|for|of|with)(?![\\p{L}]))\\p{L}[\\p{L}&-]{1,20} ){0,4}(?:${anyCase(ORGANISATION)}) (?:${FROM}) (${TOWN})[.]?$`,
	"u",
);
/** `taught from a small studio in Hebden Bridge`. */
const OUT_OF = new RegExp(
	`(?<![\\p{L}])(?:taught|made|run|built|written|designed|baked|roasted|brewed|printed|sewn|shipped|sent|poured|painted|knitted|woven|[Ww]e work|[Ww]e ship|[Ww]e send|working)(?: by hand| by two of us)? from (?:an?|our|my) (?:[\\p{Ll}-]{3,14} ){0,2}(?:studio|workshop|kitchen|garage|office|shed|attic|barn|farm|flat|bakery) (?:in|outside|near) (${TOWN})${ENDS_TOWN}`,
	"u",
);

/** The town of an address or a statement that does not say which country it is in; null where there are several. */
export function townAlone(text: string): TownAlone | null {
	if (text.length > LONGEST) return null;
	const line = text.trim();
	const written =
		LABELLED.exec(line)?.[1] ?? BRAZILIAN.exec(line)?.[1] ?? AMERICAN.exec(line)?.[1] ?? COLOMBIAN.exec(line)?.[1];
	if (written !== undefined) return named(written, "address");
	const hasStreet = hasStreetLine(text);
	if (isAddressLike(text, hasStreet)) {
		const slavic = SLAVIC.exec(text)?.[1];
		if (slavic !== undefined) return named(slavic, "address");
		const towns = new Set(codedTowns(text).flatMap(({ town, isYearLike }) => (isYearLike && !hasStreet ? [] : [town])));
		const [only] = towns;
		if (only !== undefined) return towns.size === 1 ? { town: only, by: "address" } : null;
	}
	const seat = EAST_ASIAN_SEAT.exec(line)?.groups;
	const seatTown = seat?.ko ?? seat?.ja;
	if (seatTown !== undefined) return { town: seatTown, by: "statement" };
	const based = BASED.exec(text)?.[1];
	const company = (IS_COMPANY_IN.exec(line) ?? COMPANY_IN.exec(line) ?? OUT_OF.exec(line))?.[1];
	const stated = STATED.exec(text)?.[1] ?? company ?? (based === undefined || NO_TOWN.test(based) ? undefined : based);
	return stated === undefined ? null : named(stated, "statement");
}

function named(written: string, by: TownAlone["by"]): TownAlone | null {
	const town = bareTown(written);
	// `📍 Google reviews` is where a link leads.
	return town === null || partsAnnounced(town).size > 0 ? null : { town, by };
}
