import type { SocialPlatform } from "#core/drafts/draft-fields";
import type { Candidate } from "#core/evidence/evidence";
import type { PageLink, ReadPage } from "#core/web/page";
import { STRUCTURED } from "#drafting/context/own-data";
import { blockById, cite, groupsAround, ownData, type SiteText } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";
import { isOfTemplate, isOwnProfileLink } from "#drafting/reading/own-profile";
import { isPersonName } from "#drafting/reading/people";
import { type SocialProfile, socialProfile } from "#drafting/reading/socials";

type Socials = Partial<Record<SocialPlatform, Candidate<string>>>;

interface ScoredProfile extends SocialProfile {
	candidate: Candidate<string>;
	score: number;
}

/** Profiles in these places are of people who speak about the product, or of people and products shown by it. */
const OTHERS_PLACE =
	/testimonial|review|quote|customer|client|tweet|member|staff|speaker|author|comment|person|people|post|article|portfolio|showcase|team(?:$|[\s-])/;
const OWN_PLACE = /social|follow|footer|connect|contact/;
const OTHERS_PAGE = /\/(?:blog|news|press|customers?|case-stud|events?|jobs|careers)(?:[/.?-]|$)/i;
const FOLLOW_WORDS =
	/follow|find us|join us|connect|like us|twitter|facebook|linkedin|instagram|youtube|github|pinterest/i;

function nearFit(handle: string, names: readonly string[]): number {
	const own = bare(handle);
	return names.some((name) => {
		const candidate = bare(name);
		return candidate.length >= 3 && own.length >= 3 && (own.includes(candidate) || candidate.includes(own));
	})
		? 6
		: 0;
}

/** The page of the product's source code, not of some other project of its owner. */
function isOwnRepository(link: PageLink, { handle }: SocialProfile, names: readonly string[]): boolean {
	const name = URL.parse(link.href)?.pathname.split("/")[2] ?? "";
	const saysSource = /github|gitlab|star|source|fork/i.test(link.text);
	// In an account of another name it is called as the product, and the link says that its code is there.
	const isNamed = bare(name).length >= REPOSITORY_NAME_MIN && names.some((own) => bare(own) === bare(name));
	return (nearFit(handle, names) > 0 && (nearFit(name, names) > 0 || saysSource)) || (isNamed && saysSource);
}

const REPOSITORY_NAME_MIN = 4;

/** `Follow @acme`: said by the page of the profile it wants followed. */
function asksToFollow(link: PageLink, profile: SocialProfile): boolean {
	const asks = /^(?:follow|folge|suivez|síguenos|sigue|segui|seguici|volg|obserwuj|följ)\b/iu.test(link.text);
	return asks && link.text.toLowerCase().includes(`@${profile.handle}`);
}

function hintsOfLink(page: ReadPage, link: PageLink): string {
	return groupsAround(page, link.group)
		.slice(0, 3)
		.map((group) => page.groups[group]?.hints ?? "")
		.join(" ");
}

function scoreOf(page: ReadPage, link: PageLink, profile: SocialProfile, names: readonly string[]): number {
	const hints = hintsOfLink(page, link);
	const isPersonal = profile.platform === "linkedin" && /\/in\//.test(link.href);
	return (
		nearFit(profile.handle, names) +
		(link.landmark === "footer" || link.landmark === "header" ? 3 : 0) +
		(OWN_PLACE.test(hints) ? 2 : 0) +
		(link.text === "" || FOLLOW_WORDS.test(link.text) ? 1 : 0) +
		(page.role === "home" || page.role === "contact" ? 1 : 0) -
		(OTHERS_PLACE.test(hints) ? 5 : 0) -
		(/^@\w+$/.test(link.text.trim()) && nearFit(profile.handle, names) === 0 ? 2 : 0) -
		(isPersonal ? 20 : 0) -
		(isPersonName(link.text.trim()) && nearFit(profile.handle, names) === 0 ? 5 : 0) -
		(profile.isRepository && !isOwnRepository(link, profile, names) ? 20 : 0) +
		(asksToFollow(link, profile) ? 7 : 0) -
		(link.hidden && nearFit(profile.handle, names) === 0 ? 2 : 0)
	);
}

function linkedProfiles(site: SiteText, names: readonly string[]): ScoredProfile[] {
	return site.pages.flatMap((page) => {
		if (OTHERS_PAGE.test(page.url)) return [];
		return page.links.flatMap((link) => {
			const profile = socialProfile(link.href);
			const source = blockById(page, link.addressBlock);
			if (!profile || !source || source.text.length > 300 || !isOwnProfileLink(link, profile.handle, names)) return [];
			const candidate = { value: link.href, evidence: cite(source) };
			return [{ ...profile, candidate, score: scoreOf(page, link, profile, names) }];
		});
	});
}

/** Profiles that the site's own structured data calls the same as itself. */
function structuredProfiles(site: SiteText): ScoredProfile[] {
	return ownData(site, STRUCTURED.profile).flatMap((source) => {
		const profile = socialProfile(source.text);
		return profile && !isOfTemplate(source.text, site.ownNames)
			? [{ ...profile, candidate: { value: source.text, evidence: cite(source) }, score: 12 }]
			: [];
	});
}

/** `twitter:site` names the site's own profile on X; the page links to it elsewhere or not at all. */
const SCORE_MIN = 3;

/** The site's own profiles: at most one a platform, the one that fits its name or stands where sites put their own. */
export function draftCompanySocials(site: SiteText, names: readonly string[]): Socials {
	const profiles = [...structuredProfiles(site), ...linkedProfiles(site, names)];
	const counts = new Map<string, Set<string>>();
	for (const { platform, handle } of profiles) counts.set(platform, (counts.get(platform) ?? new Set()).add(handle));
	const socials: Socials = {};
	for (const profile of profiles.sort((a, b) => b.score - a.score)) {
		// The only profile there is of a kind needs less to be taken for the site's own than one of many.
		const bonus = counts.get(profile.platform)?.size === 1 ? 1 : 0;
		if (profile.score + bonus < SCORE_MIN || socials[profile.platform]) continue;
		socials[profile.platform] = profile.candidate;
	}
	return socials;
}
