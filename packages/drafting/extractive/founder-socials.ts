import type { FounderCandidate, SocialPlatform } from "#core/drafts/draft-fields";
import type { Candidate } from "#core/evidence/evidence";
import { blockById, cite, groupsAround, type SiteText } from "#drafting/extractive/site-text";
import { isPersonName } from "#drafting/reading/people";
import { socialProfile } from "#drafting/reading/socials";

/** Profiles linked from the card of the first founder. */
export function draftFounderSocials(
	site: SiteText,
	founders: readonly FounderCandidate[],
): Partial<Record<SocialPlatform, Candidate<string>>> {
	const socials: Partial<Record<SocialPlatform, Candidate<string>>> = {};
	const [first] = founders;
	const source = first && site.visible.find(({ text }) => text.trim() === first.name);
	if (!source) return socials;
	const card = groupsAround(source.page, source.block.group)[0];
	const inCard = site.visible.filter(
		({ page, block }) => page === source.page && groupsAround(page, block.group).includes(card ?? -1),
	);
	// A group that holds other people too is no card of one.
	if (inCard.filter(({ text }) => isPersonName(text.trim())).length > 1) return socials;
	for (const link of source.page.links) {
		const profile = groupsAround(source.page, link.group).includes(card ?? -1) ? socialProfile(link.href) : null;
		const address = blockById(source.page, link.addressBlock);
		if (profile && address && !socials[profile.platform])
			socials[profile.platform] = { value: link.href, evidence: cite(address) };
	}
	return socials;
}
