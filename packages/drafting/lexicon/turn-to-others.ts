import { light } from "#drafting/lexicon/letters";

/** Whom somebody is told to turn to belongs to the site where it is called so. */
const OURS =
	"(?!our|us|unser|uns|notre|nous|nuestr|nosotros|nostr|noi|noss|nós|onze|ons|team|company|office|shop|address|following|folgende|adresse|société|empresa|azienda|équipe|equipo|squadra|équipe|equipa)";

/** `Beschwerden richten Sie an den Werberat, ...`: whose address and mailbox follow. */
const TURN_TO = light(
	new RegExp(
		`(?<![\\p{L}])(?:(?:address(?:ed)?|send|sent|direct(?:ed)?|refer(?:red)?|submit(?:ted)?|lodge[d]?|complain|apply|turn|appeal|report(?:ed)?)(?: [^.,;:]{1,40})? (?:to|with) the ${OURS}|(?:richten|wenden|adressieren|schicken|senden|beschweren)(?: [^.,;:]{1,30})? (?:an|bei) (?:den|die|das|dem|der) ${OURS}|(?:adresse[rz]|adressées?|s'adresser|envoye[rz]|saisir|saisissez|recourir)(?: [^.,;:]{1,40})? (?:à l['’]|à la |au |auprès d[eu] (?:la |l['’])?|le |la )${OURS}|(?:diri(?:girse|jan?|jase)|dirigidas?|acudir|acuda|reclamar|presentar)(?: [^.,;:]{1,40})? (?:a la |al |ante (?:la|el) )${OURS}|(?:rivolger(?:si|e)|rivolgetevi|inviare|indirizzare|presentare)(?: [^.,;:]{1,40})? (?:all['’]|alla |al )${OURS}|(?:dirigir|dirija|enviar|recorrer|contactar)(?:-se)?(?: [^.,;:]{1,40})? (?:à |ao )${OURS}|(?:richten|wenden|sturen|terecht)(?: [^.,;:]{1,30})? (?:tot|aan|bij) (?:de|het) ${OURS})\\p{L}`,
		"iu",
	),
);

/** Whether a sentence tells its reader to turn to somebody else than the site: an authority, a board, a provider. */
export const turnsToOthers = (sentence: string): boolean => TURN_TO.test(sentence);
