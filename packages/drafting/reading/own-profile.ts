import type { PageLink } from "#core/web/page";
import { isKin } from "#drafting/context/subject";

/** What links to one's own profile say besides its name and the platform's. */
const NEUTRAL =
	/^(?:follow|find|join|like|visit|see|watch|connect|check|out|us|me|on|at|via|our|the|my|page|profile|account|channel|official|company|social|media|icon|logo|link|with|in|to|and|new|window|opens|a|folge|folgen|sie|uns|auf|unser|unsere|seite|bei|kanal|suivez|nous|suivre|sur|notre|chaîne|síguenos|siguenos|sigue|en|nuestra|nuestro|página|canal|seguici|segui|su|nostra|pagina|siga|nos|no|nossa|volg|ons|op|onze|obserwuj|polub|nas|na|nasz|profil|мы|в|наш|группа|подписывайтесь|наша|страница|канал|följ|oss|på|följa|følg|os|seuraa|meitä|kövess|minket|urmărește|pe|takip|et|bizi|sledujte|linkedin|twitter|x|facebook|fb|instagram|insta|tiktok|youtube|threads|pinterest|github|gitlab|reddit|producthunt|product|hunt|medium|vk|telegram|community|repository|repo|source|star|fork|code|feed|tweets?|posts?|photos?|videos?)$/iu;

/**
 * Whether a link leads to the site's own profile: the profile is called as the site, or the link says nothing but where it
 * leads. Words about somebody, `Photo of the week by The Brine Room`, tell of somebody else.
 */
export function isOwnProfileLink(link: PageLink, handle: string, ownNames: readonly string[]): boolean {
	if (isKin(handle, ownNames)) return true;
	const words = link.text.match(/@?[\p{L}\p{N}_]+/gu) ?? [];
	const isTold = (word: string) =>
		NEUTRAL.test(word) || word.toLowerCase().replace("@", "") === handle || isKin(word, ownNames);
	return words.every(isTold);
}
