import { wholeWords } from "#drafting/lexicon/words";

/** The words by which a site tells how it began, and what has happened to it since. */

/** Tells of a beginning. */
export const BEGAN = wholeWords([
	"(?:was |were )?(?:founded|established|started(?: out)?|born|set up|formed|incorporated|co-founded)|began|begun|came up with|grew out of|grown out of|dates back|(?:the )?idea (?:for|of|behind|came|was|to)|set out to|opened (?:its|our|his|her|their) (?:doors|first)|back in (?:19|20)\\d{2}|it all (?:started|began)|our (?:journey|story) (?:started|began|starts|begins)|years ago|first (?:customer|version|product|shop|store|office)|led to the idea|side project|weekend project",
	"gegründet|gründet[en]{0,2}|begann|begonnen|entstand|entstanden|angefangen|fing an|ins leben gerufen|die idee|seit (?:19|20)\\d{2}",
	"fondée?|créée?|né(?:e)? (?:en|de|du)|a (?:vu le jour|commencé|démarré|lancé)|l'idée|l’idée|tout a commencé|depuis (?:19|20)\\d{2}",
	"nace|nació|nacimos|fundad[ao]|fundamos|comenz(?:ó|amos)|empez(?:ó|amos)|inici(?:ó|amos)|la idea|surgió|surge|nasce|è nat[ao]|nata nel|fondat[ao]|l'idea|l’idea|nasceu|fundada|começ(?:ou|amos)|a ideia|surgiu",
	"opgericht|begon(?:nen)?|ontstaan|ontstond|gestart|het idee|założon[aey]|powstał[aoy]?|powstaliśmy|zaczęł[ao]|zaczęliśmy|pomysł|działamy (?:na rynku )?[\\p{L} ]{0,30}od (?:19|20)\\d{2}|основан[ао]?|начал[аи]?сь|начал[аи]?|начинали|появил[аи]?сь|создан[ао]?|идея|grundad(?:es)?|grundades|startade|bildades|skapades|rozpoczęł[ao]|rozpoczęliśmy|nasceu|schlossen sich|började|grundlagt|startede|stiftet|založen[ao]?|vznikl[aoi]?|perustettiin|kuruldu",
]);
/** Tells why: what was missing, and what the thing was made for. */
export const WHY_BEGUN = wholeWords([
	"because|frustrated|frustration|tired of|fed up|could(?:n't| not) find|there (?:was|were) no|struggl(?:ed|ing)|needed a|wanted to|so (?:we|i) (?:built|created|made|started|decided)|(?:built|created|founded|started|made|designed|developed) [^.]{0,60}?(?:to|so that|because)|to solve|realized|realised|noticed|exists? to|reason we",
	"weil|frustriert|um [^.]{0,60} zu|fehlte|wollten|deshalb|parce que|frustrés?|afin de|pour (?:résoudre|permettre|aider)|voulions|manquait|porque|frustrad[oa]s?|para (?:resolver|ayudar|que)|con (?:la misión|el objetivo|un obiettivo)|queríamos|faltaba|perché|volevamo|per (?:risolvere|aiutare)|omdat|wilden|om [^.]{0,60} te|ponieważ|chcieliśmy|aby|żeby|потому что|хотели|чтобы",
]);
/** Something that happened to a company once. */
export const HAPPENED = wholeWords([
	"founded|established|started|began|launch(?:ed|es)|open(?:ed|s)|releas(?:ed|es)|reached|rais(?:ed|es)|acquired|acquires|moved|moves|expanded|expands|introduced|introduces|join(?:ed|s)|became|becomes|received|won|passed|grew|merged|celebrated|hired|shipped|published|signed|partnered|rebranded|renamed|relaunched|incorporated|bought|built|created|developed|sold|served|crossed|hit|completed|delivered|added|extended|born|formed|changed|took over|went",
	"gegründet|gründet[en]{0,2}|gestartet|startet[en]{0,2}|eröffnet[en]{0,2}|eröffnung|erreicht[en]{0,2}|übernahm|übernommen|umzug|zog(?:en)?|erweitert[en]{0,2}|gewann|entstand|begann|einführung",
	"fondée?|fondation|création|créée?|lancé[es]{0,2}|lancement|ouver(?:t|te|ture)|acquis|acquisition|déménage(?:ment)?|obtient|obtenu|rejoint|devient|naissance",
	"fundad[ao]|fundación|fundamos|lanz(?:ó|amos|amiento)|abri(?:ó|mos)|apertura|inici(?:ó|amos)|nace|nació|adquiri(?:ó|mos)|traslad(?:ó|amos)|gan(?:ó|amos)|fondazione|fondat[ao]|lancio|apertura|nasce|acquisizione|fundação|lançamento|abertura",
	"opgericht|gestart|geopend|opening|overgenomen|verhuisd|założon[aey]|powstał[aoy]?|otwarcie|uruchomi(?:liśmy|enie)|założyliśmy|основан[ао]?|открыт[аои]?|открыли|запустили|запуск|создан[ао]?|переехали|grundades|lanserade|öppnade|grundlagt|åbnede|stiftet|založen[ao]?|otevřel[ai]?|perustettiin",
]);
