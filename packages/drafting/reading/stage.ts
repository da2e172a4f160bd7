import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isNegated, isPast } from "#drafting/context/speech";
import { light } from "#drafting/lexicon/letters";

/** A beta in the languages most often met: alone, or with what kind of one it is. */
const BETA =
	"(?:(?:private|public|open|closed|early|geschlossene[nr]?|offene[nr]?|öffentliche[nr]?|private[nr]?) )?(?:beta|bêta|bèta|бета)(?:[- ]?(?:version|phase|test(?:ing)?(?: phase)?|fase|версия|версии))?(?: \\d{1,2})?(?: (?:privée|publique|fermée|ouverte|privada|pública|abierta|cerrada|aberta|fechada|privata|pubblica|chiusa|aperta))?";
/** A badge: `Private Beta`, `Now in public beta`, `β版`. */
const BETA_BADGE = light(
	new RegExp(
		`^\\P{L}{0,3}(?:(?:now|currently|still|jetzt|derzeit|aktuell|actuellement|ahora|actualmente|ora|attualmente|agora|nu|momenteel|obecnie|сейчас) )?(?:(?:in|in der|in de|im|en|em|w|w wersji|en version|en phase|en fase|in versione|em versão|en versión|в) )?${BETA}(?: (?:opening|preview|access|now open))?(?=$|[.!]$| [•·|–-] )|^(?:ベータ版|β版|公開ベータ|베타|내测|公测)`,
		"iu",
	),
);
/** `Acme is currently in private beta`: said of its subject, whoever that is. */
const IN_BETA = light(
	new RegExp(
		`(?:is|are|we're|ist|sind|befindet sich|est|sommes|está|estamos|è|siamo|está|is|zijn|jest|jesteśmy|är) (?:(?:now|currently|still|jetzt|derzeit|noch|aktuell|actuellement|encore|ahora|actualmente|aún|ora|attualmente|ancora|agora|atualmente|ainda|nu|momenteel|nog|obecnie|teraz|jeszcze) )?(?:in|in (?:der|de|einer)|im|en|em|w|w wersji|en version|en phase|en fase|in versione|in fase|em versão|en versión|i) (?:the |our |unserer )?${BETA}(?![\\p{L}-])`,
		"iu",
	),
);
/** Whose beta it is, or what comes of it: theirs, everyone's, or one that is over. */
const BETA_OF_OTHERS = light(
	/(?<![\p{L}])(?:your|their|his|her|ihre?[rn]?|deine?[rn]?|votre|leur|tu|su|il vostro|seu|uw|jouw|out of|left|leaving|after|since|ended|over|customers?|clients?|users?|features?|channel|releases?|tester|testers|reader|readers|version \d) ?(?![\p{L}])|(?<![\p{L}])b[eê]ta (?:of|von|der|des|de|du|del|della|van|do|da) (?!§)[\p{L}\d]/iu,
);

/** `Acme works with Florabill, which is in beta`; `Acme is a planner that is in beta` tells of itself. */
const RELATIVE_TO_OTHER = light(
	/^(?!\S+ (?:is|ist|est|es|è|é|jest|är|er) (?:an?|the|eine?|une?|una?|um|uma|een|en|ett) )(?:\S+ ){3,40}?(?:which|that|who|die|der|das|qui|que|che|dat|która|który|które|som) (?:is|are|ist|sind|est|sont|está|estão|è|sono|zijn|jest|są|är|er)(?![\p{L}])/iu,
);
/** `Acme for Teams`, `Acme Pro`, `Acme 2`: by the site's name another one. */
const OF_NAMESAKE = light(
	new RegExp(`^${OWN}(?: (?:for|für|pour|para|per|voor|dla|för|til) \\S| \\p{Lu}\\p{L}| v?\\d)`, "u"),
);
/** `the beta of our new planner`. */
const OF_NEW_ONE = light(
	/b[eêè]ta(?:[- ]\p{L}{3,9})? (?:of|for|von|für|des|der|de|du|di|del|della|do|da|van|voor) (?:[\p{L}'’]{1,8} )?(?:new|next|upcoming|neue[nrs]?|nächste[nrs]?|nouve\p{L}{1,4}|proch\p{L}{1,5}|nuev[oa]s?|próxim[oa]|nuov[oa]|prossim[oa]|nov[oa]|nieuwe)(?![\p{L}])/iu,
);

/** A badge: `Coming soon`, `Launching soon on iOS and Android`. */
const SOON = light(
	/^\P{L}{0,3}(?:coming|launching|opening|arriving) soon(?: (?:on|to|in|across) [^.,;:]{2,30})?[.!…]{0,3}$|^\P{L}{0,3}(?:bald verfügbar|startet bald|demnächst|in kürze verfügbar|bientôt disponible|bientôt|prochainement|ouverture prochaine|próximamente|muy pronto|disponible pronto|prossimamente|in arrivo|em breve|brevemente|binnenkort(?: beschikbaar)?|już wkrótce|wkrótce|kommer snart|lanseras snart|скоро(?: запуск| открытие)?|近日公開|公開予定|곧 출시)[.!…]{0,3}$/iu,
);
/** A call to wait for it. */
const WAIT = light(
	/^(?:join|get on|sign up for|be on) (?:the|our) (?:wait(?:ing)?[- ]?list|early access(?: list)?)(?:[.!]|$| (?:and be|to be|for early access|now|today)(?![\p{L}]))|^(?:get|request|join) early access[.!]?$|^be (?:among |one of )?the first to (?:know|hear|try|experience|get)(?![\p{L}])[^.]{0,60}(?:launch|live|open|ready|early access|up to)|^(?:jetzt )?auf die warteliste(?: setzen| eintragen)?[.!]?$|^(?:auf die|zur) warteliste[.!]?$|^rejoin(?:dre|s|gnez) la liste d'attente[.!]?$|^(?:únete|apúntate) a la lista de espera[.!]?$|^iscriviti alla lista d'attesa[.!]?$|^(?:entre|entrar) na lista de espera[.!]?$|^(?:schrijf je in voor|op) de wachtlijst[.!]?$|^dołącz do listy oczekujących[.!]?$/iu,
);

const SHORT = 120;

/** Whether a sentence with a beta in it speaks of its reader's, of somebody's there, of another thing of the site, or of one that is over. */
export function isBetaOfOthers(sentence: string, ownNames: readonly string[] = []): boolean {
	const text = foldText(sentence).trim();
	if (BETA_OF_OTHERS.test(text) || isPast(text) || RELATIVE_TO_OTHER.test(text) || OF_NEW_ONE.test(text)) return true;
	return OF_NAMESAKE.test(withOwnSign(text, ownNames));
}

/** Whether a whole short text says that what it stands over is in beta; or a sentence does, of its subject. */
export function saysBeta(words: string): boolean {
	const text = foldText(words).trim();
	if (text.length > SHORT * 2 || isNegated(text) || isBetaOfOthers(text)) return false;
	return (text.length <= SHORT && BETA_BADGE.test(text)) || IN_BETA.test(text);
}

/** Whether a short text says of the page that it stands on: what this is about is yet to come. */
export function saysSoon(words: string): boolean {
	return words.length <= SHORT && SOON.test(foldText(words).trim());
}

/** Whether a text or its first sentence bids its reader wait for what is yet to come. */
export function bidsWait(words: string): boolean {
	return words.length <= SHORT * 2 && WAIT.test(foldText(words).trim());
}
