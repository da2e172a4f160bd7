import type { SocialPlatform } from "#core/drafts/draft-fields";

export interface SocialProfile {
	platform: SocialPlatform;
	/** The profile's name on the platform, lower case: for telling whose it is. */
	handle: string;
	/** A project's own page on GitHub: it counts where the site links to no profile of its owner. */
	isRepository: boolean;
}

interface PlatformRule {
	platform: SocialPlatform;
	host: RegExp;
	/** Captures the handle from path (and `#!` fragment); anything else on the host is no profile. */
	path: RegExp;
	/** Handles that are the platform's own pages. */
	reserved: RegExp;
}

const NAME = "([^/?#]+)";
const RULES: PlatformRule[] = [
	{
		platform: "linkedin",
		host: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
		path: new RegExp(`^/(?:company|school|showcase|in|companies)/${NAME}/?(?:about/?|posts/?)?$`),
		reserved: /^(?:login|signup|unavailable)$/,
	},
	{
		platform: "x",
		host: /^(?:mobile\.)?(?:twitter|x)\.com$/,
		path: /^\/(?:#!\/)?@?([a-z0-9_]{1,30})\/?$/i,
		reserved:
			/^(?:share|intent|home|search|hashtag|i|login|signup|widgets|privacy|tos|about|explore|settings|compose|statuses)$/i,
	},
	{
		platform: "facebook",
		host: /^(?:[a-z]{2}-[a-z]{2}\.|m\.|web\.|business\.)?(?:facebook|fb)\.com$/,
		path: /^\/(?:#!\/)?(?:pages\/(?:[^/]+\/)*|pg\/|groups\/|people\/[^/]+\/|p\/|profile\.php\?id=)?([^/?#]{2,})\/?$/i,
		reserved:
			/^(?:sharer|share|sharer\.php|share\.php|dialog|plugins|tr|login|login\.php|help|policies|events|watch|photo\.php|video\.php|story\.php|hashtag|home\.php|pages|groups|settings|legal|privacy|business|ads|facebook|profile\.php|l\.php|permalink\.php)$/i,
	},
	{
		platform: "instagram",
		host: /^instagram\.com$/,
		path: /^\/([a-z0-9_.]{1,40})\/?$/i,
		reserved: /^(?:p|reel|reels|explore|stories|accounts|tv|about|developer|legal|share)$/i,
	},
	{
		platform: "tiktok",
		host: /^tiktok\.com$/,
		path: /^\/@([a-z0-9_.]{1,40})\/?$/i,
		reserved: /^$/,
	},
	{
		platform: "youtube",
		host: /^(?:m\.)?youtube\.com$/,
		path: /^\/(?:(?:user|channel|c)\/|@)?([^/?#@]{2,})(?:\/(?:about|videos|featured|feed|playlists)?)?$/i,
		reserved:
			/^(?:watch|embed|v|playlist|results|shorts|live|feed|user|channel|c|iframe_api|premium|account|redirect|t|howyoutubeworks|subscription_center|share)$/i,
	},
	{
		platform: "threads",
		host: /^threads\.(?:net|com)$/,
		path: /^\/@([a-z0-9_.]{1,40})\/?$/i,
		reserved: /^$/,
	},
	{
		platform: "pinterest",
		host: /^(?:[a-z]{2}\.)?pinterest\.(?:com|co\.uk|de|fr|ca|es|it|at|ch|pt|jp|com\.au)$/,
		path: new RegExp(`^/${NAME}/?$`),
		reserved: /^(?:pin|search|ideas|login|about|business|_|categories)$/i,
	},
	{
		platform: "github",
		host: /^github\.com$/,
		path: /^\/(?:orgs\/)?([a-z0-9-]{1,40})\/?$/i,
		reserved:
			/^(?:features|pricing|about|login|join|explore|marketplace|sponsors|topics|orgs|apps|settings|security|contact|enterprise|readme|site|collections|trending|events|search|new|notifications)$/i,
	},
	{
		platform: "reddit",
		host: /^(?:old\.|new\.)?reddit\.com$/,
		path: /^\/(?:r|u|user)\/([a-z0-9_-]{2,40})\/?$/i,
		reserved: /^$/,
	},
	{
		platform: "producthunt",
		host: /^producthunt\.com$/,
		path: /^\/(?:products|posts|@)\/?([^/?#]+)\/?$/i,
		reserved: /^(?:new)$/i,
	},
	{
		platform: "medium",
		host: /^medium\.com$/,
		path: /^\/@?([a-z0-9._-]{2,60})\/?$/i,
		reserved: /^(?:m|p|search|tag|about|me|policy|s|share|topic|topics|new-story|membership)$/i,
	},
];

/** Host of a company's own Medium: `blog.acme.com` is not, `acme.medium.com` is. */
const MEDIUM_HOST = /^([a-z0-9-]{2,60})\.medium\.com$/;

/**
 * The platform and handle of a profile's address; null for share links, posts, videos, and everything that is not a
 * profile.
 */
export function socialProfile(address: string): SocialProfile | null {
	if (!URL.canParse(address)) return null;
	const url = new URL(address);
	if (url.protocol !== "https:" && url.protocol !== "http:") return null;
	const host = url.hostname.toLowerCase().replace(/^www\./, "");
	const ownMedium = MEDIUM_HOST.exec(host)?.[1];
	if (ownMedium && ownMedium !== "help") return { platform: "medium", handle: ownMedium, isRepository: false };
	const rule = RULES.find((candidate) => candidate.host.test(host));
	if (!rule) return null;
	const fragment = url.pathname === "/" && url.hash.startsWith("#!/") ? url.hash : "";
	const numbered = url.pathname === "/profile.php" ? `?id=${url.searchParams.get("id") ?? ""}` : "";
	const handle = rule.path.exec(`${url.pathname}${fragment}${numbered}`)?.[1];
	if (!handle && rule.platform === "github") return repository(url.pathname, rule);
	if (!handle || rule.reserved.test(handle)) return null;
	return { platform: rule.platform, handle: decodeHandle(handle), isRepository: false };
}

function repository(path: string, rule: PlatformRule): SocialProfile | null {
	const [, owner, name] = /^\/([a-z0-9-]{1,40})\/([\w.-]{1,100}?)(?:\.git)?\/?$/i.exec(path) ?? [];
	if (!owner || !name || rule.reserved.test(owner)) return null;
	return { platform: "github", handle: owner.toLowerCase(), isRepository: true };
}

function decodeHandle(handle: string): string {
	try {
		return decodeURIComponent(handle).toLowerCase();
	} catch (error) {
		// A handle with a broken escape is compared as it is written.
		if (!(error instanceof URIError)) throw error;
		return handle.toLowerCase();
	}
}
