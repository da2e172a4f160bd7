import { AppError, type NextAction } from "#core/errors";
import type { Links } from "#core/web/links";
import type { ListedElsewhere } from "#store/owned-listings";

/** What the owner of a draft or unpublished listing can do once another listing of its website is published. */
export function actionsWhenListed(other: ListedElsewhere, userId: number | null): NextAction[] {
	if (other.ownerId === userId && userId !== null) {
		return [{ operation: "get_my_listing", why: `This website is listed already, by your listing ${other.id}.` }];
	}
	const why = `This website is listed already. If the company is yours, claim that listing with slug "${other.slug}".`;
	return [{ operation: "claim_listing", why }];
}

/** @throws AppError `duplicate_domain` */
export function refuseListed(domain: string, other: ListedElsewhere, userId: number, links: Links): never {
	const way =
		other.ownerId === userId
			? "It is yours: edit it with update_my_listing."
			: `If it is your company's, claim it with claim_listing and slug "${other.slug}".`;
	throw new AppError("duplicate_domain", `${domain} is listed already, at ${links.listing(other.slug)}. ${way}`, {
		next: actionsWhenListed(other, userId),
	});
}
