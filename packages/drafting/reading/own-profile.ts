import type { PageLink } from "#core/web/page";
import { isKin } from "#drafting/context/subject";

/** What links to one's own profile say besides its name and the platform's. */
const NEUTRAL =
	/^(?:follow|find|join|like|visit|see|watch|connect|check|out|us|me|on|at|via|our|the|my|page|profile|account|channel|official|company|social|media|icon|logo|link|with|in|to|and|new|window|opens|a|folge|folgen|sie|uns|auf|unser|unsere|seite|bei|kanal|suivez|nous|suivre|sur|notre|chaîne|síguenos|siguenos|sigue|en|nuestra|nuestro|página|canal|seguici|segui|su|nostra|pagina|siga|nos|no|nossa|volg|ons|op|onze|obserwuj|polub|nas|na|nasz|profil|мы|в|наш|группа|подписывайтесь|наша|страница|канал|följ|oss|på|följa|følg|os|seuraa|meitä|kövess|minket|urmărește|pe|takip|et|bizi|sledujte|linkedin|twitter|x|facebook|fb|instagram|insta|tiktok|youtube|threads|pinterest|github|gitlab|reddit|producthunt|product|hunt|medium|vk|telegram|community|repository|repo|source|star|fork|code|feed|tweets?|posts?|photos?|videos?)$/iu;

/**
 * Makers of website builders, themes and platforms, whose own profiles templates link to until somebody changes them, and the
 * words that templates write in the place of a name.
 */
const OF_TEMPLATES =
	/^(?:wix(?:com|dotcom)?|squarespace|weebly|webflow|jimdo(?:com)?|shopify|wordpress(?:dotcom|com)?|wordpressdotorg|automattic|godaddy|duda|strikingly|carrd(?:co)?|framer|bubble|tilda(?:publishing)?|ghost|tryghost|hubspot|site123|ionos|hostinger|zyro|bigcommerce|prestashop|magento|joomla|drupal|blogger|tumblr|elementor|divi|elegantthemes|themeisle|themeforest|envato|envatomarket|mobirise|webnode|mozello|ueni|uenihq|nicepage|nicepageapp|zohosites|pagecloud|unbounce|leadpages|kajabi|clickfunnels|systemeio|bigcartel|ecwid|squareup|weblium|ucraft|yola|webador|rapidweaver|pinegrow|onepager|mdbootstrap|w3layouts|templatemonster|colorlib|bootstrap|getbootstrap|twbs|startbootstrap|sbootstrap|bootstrapmade|html5up|ajlkn|n33co|templatemo|tooplate|uideck|html5xcss3|templatesjungle|freehtml5co|themefisher|thememove|themewagon|creativetim|creativetimofficial|wrapbootstrap|tailwindcss|tailwindlabs|vercel|netlify|gatsbyjs|jekyllrb|gohugoio|docusaurus|mkdocs|readthedocs|notionhq|canva|linktree|odoo|facebook|meta|twitter|instagram|youtube|linkedin|pinterest|github|tiktok|google|your[-_.]?(?:name|company|page|profile|brand|handle|username|account|site|business)?|user[-_.]?name|user_name|company[-_.]?name|mycompany|my[-_.]?page|brand[-_.]?name|example|demo|test|placeholder|johndoe|janedoe)$/;

/** Whether the address of a profile is a template's: its maker's, or nobody's; unless the site is called so. */
export function isOfTemplate(address: string, ownNames: readonly string[]): boolean {
	const parts = (URL.parse(address)?.pathname ?? "").toLowerCase().split("/");
	return parts.some(
		(part) =>
			OF_TEMPLATES.test(part.replace(/^@/, "")) && !ownNames.some((name) => isKin(part, [name]) && name.length >= 3),
	);
}

/**
 * Whether a link leads to the site's own profile: the profile is called as the site, or the link says nothing but where it
 * leads. Words about somebody, `Photo of the week by The Brine Room`, tell of somebody else.
 */
export function isOwnProfileLink(link: PageLink, handle: string, ownNames: readonly string[]): boolean {
	if (isOfTemplate(link.href, ownNames)) return false;
	if (isKin(handle, ownNames)) return true;
	const words = link.text.match(/@?[\p{L}\p{N}_]+/gu) ?? [];
	const isTold = (word: string) =>
		NEUTRAL.test(word) || word.toLowerCase().replace("@", "") === handle || isKin(word, ownNames);
	return words.every(isTold);
}
