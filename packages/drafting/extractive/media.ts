import type { Candidate, Evidence } from "#core/evidence/evidence";
import type { PageImage, ReadPage } from "#core/web/page";
import { STRUCTURED } from "#drafting/context/own-data";
import { blockById, cite, ownData, type SiteText } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";
import { siteDomain } from "#drafting/reading/email";
import { isVideoAddress } from "#drafting/reading/video";

const LOGO_WORD = /logo|brand|wordmark/;
/** Images that are somebody else's logo, or no logo. */
const OTHERS =
	/partner|client|customer|sponsor|press|featured|award|payment|badge|trust|association|member|certif|as-seen|integration|testimonial|carousel|slide|seal|verified|secure|product|tech|stack|footer-logos|logos/;
const NO_LOGO =
	/sprite|icon-|icons\/|arrow|banner|bg[-_.]|background|avatar|placeholder|screen-?shot|loading|spinner|pixel|tracking|share|og-image|social/;

interface ScoredLogo {
	url: string;
	evidence: Evidence[];
	score: number;
}

function leadsHome(link: string | null, page: ReadPage, site: SiteText): boolean {
	if (link === null) return false;
	if (link === page.url || link === site.url) return true;
	const url = URL.parse(link);
	return (
		url !== null &&
		siteDomain(link) === siteDomain(site.url) &&
		/^\/(?:index\.\w+|[a-z]{2}\/?|home\/?)?$/.test(url.pathname)
	);
}

function fileName(address: string): string {
	return (
		decodeURI(address.split(/[?#]/)[0] ?? "")
			.split("/")
			.pop()
			?.toLowerCase() ?? ""
	);
}

function scoreOf(image: PageImage, page: ReadPage, site: SiteText, names: readonly string[], isFirst: boolean): number {
	const file = safeFileName(image.src);
	const alt = image.alt.toLowerCase();
	const described = `${image.hints} ${file} ${alt}`;
	const saysLogo = LOGO_WORD.test(described);
	const isOwnName = names.some((name) => bare(name).length >= 3 && bare(`${file} ${alt}`).includes(bare(name)));
	const isOther = siteDomain(image.src) !== siteDomain(site.url) && !isOwnName;
	const home = leadsHome(image.link, page, site);
	const leadsAway = image.link !== null && siteDomain(image.link) !== siteDomain(site.url);
	if (!saysLogo && !home) return 0;
	return (
		(saysLogo ? 4 : 0) +
		(/^logo|[-_]logo|logo[-_.\d]/.test(file) ? 1 : 0) +
		(isOwnName ? 3 : 0) +
		(home ? 4 : 0) +
		(image.landmark === "header" || image.landmark === "nav" ? 3 : 0) +
		(isFirst ? 1 : 0) -
		(leadsAway ? 8 : 0) -
		(isOther ? 4 : 0) -
		(OTHERS.test(`${image.hints} ${safeFolder(image.src)}`) ? 5 : 0) -
		(NO_LOGO.test(file) ? 4 : 0) -
		(image.landmark === "footer" ? 2 : 0)
	);
}

/** Templates and responsive-image notations end up as addresses that lead nowhere. */
function isPictureAddress(address: string): boolean {
	const url = URL.parse(address);
	if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) return false;
	return !/%3C|%3E|%7B|%20!|[<>{}\s]/i.test(address);
}

function safeFileName(address: string): string {
	return URL.canParse(address) ? fileNameOrEmpty(address) : "";
}

function fileNameOrEmpty(address: string): string {
	try {
		return fileName(address);
	} catch (error) {
		// A file name with a broken escape says nothing.
		if (!(error instanceof URIError)) throw error;
		return "";
	}
}

function safeFolder(address: string): string {
	const path = URL.parse(address)?.pathname.toLowerCase() ?? "";
	return path.slice(0, path.lastIndexOf("/") + 1);
}

const LOGO_FILE = /(?:^|[-_])logo(?:[-_.\d]|$)/;

/** The only file on the page that is called a logo, said to be nobody else's, is the site's. */
function isLoneLogo(image: PageImage, files: ReadonlySet<string>, names: readonly string[]): boolean {
	const alt = bare(image.alt.replace(/logo/giu, ""));
	const isNobodys = alt === "" || names.some((name) => alt.includes(bare(name)));
	return files.size === 1 && LOGO_FILE.test(safeFileName(image.src)) && isNobodys && image.link === null;
}

/** Less than this is a guess. */
const SCORE_MIN = 7;

function pictured(site: SiteText, names: readonly string[]): ScoredLogo[] {
	const page = site.home;
	if (!page) return [];
	const files = new Set(page.images.map(({ src }) => safeFileName(src)).filter((file) => LOGO_FILE.test(file)));
	return page.images.flatMap((image, index) => {
		const source = blockById(page, image.block);
		if (!source || source.block.kind === "meta" || source.text.length > 300 || !isPictureAddress(image.src)) return [];
		const bonus = isLoneLogo(image, files, names) ? 4 : 0;
		return [{ url: image.src, evidence: cite(source), score: bonus + scoreOf(image, page, site, names, index < 3) }];
	});
}

function structured(site: SiteText): ScoredLogo[] {
	const named = site.literal.filter(({ block }) => block.kind === "meta" && block.tag === "og:logo");
	return [...ownData(site, STRUCTURED.logo), ...named].flatMap((source) =>
		isPictureAddress(source.text) ? [{ url: source.text, evidence: cite(source), score: 20 }] : [],
	);
}

/** A share picture whose file is called a logo. */
function shared(site: SiteText): ScoredLogo[] {
	const page = site.home;
	if (!page) return [];
	return page.images.flatMap((image) => {
		const source = blockById(page, image.block);
		const isNamed = /(?:^|[-_])logo|logo(?:[-_.]|$)/.test(safeFileName(image.src));
		return source?.block.kind === "meta" && isNamed && isPictureAddress(image.src)
			? [{ url: image.src, evidence: cite(source), score: SCORE_MIN }]
			: [];
	});
}

/** The site's own logo: named so in structured data, or an image that says so where sites put theirs. */
export function draftLogo(site: SiteText, names: readonly string[]): Candidate<string> | undefined {
	const logos = [...structured(site), ...pictured(site, names), ...shared(site)];
	const [best] = logos.filter(({ score }) => score >= SCORE_MIN).sort((a, b) => b.score - a.score);
	return best && { value: best.url, evidence: best.evidence };
}

const DEMO_WORDS =
	/demo|tour|watch|see (?:it|how)|how it works|intro(?:duction)? video|video (?:ansehen|anschauen)|ver (?:el )?v[ií]deo|voir la vidéo/i;

/** A video that the home or features page embeds, or links to in so many words. */
export function draftDemoVideo(site: SiteText): Candidate<string> | undefined {
	for (const page of site.pages) {
		if (page.role !== "home" && page.role !== "features") continue;
		for (const link of page.links) {
			const isEmbedded = link.rel === "iframe" || link.rel === "video" || link.rel === "embed";
			if (!isVideoAddress(link.href) || !(isEmbedded || DEMO_WORDS.test(link.text))) continue;
			const source = blockById(page, link.addressBlock);
			if (source && source.text.length <= 300) return { value: link.href, evidence: cite(source) };
		}
	}
	return undefined;
}
