import type { DraftProfile } from "#core/drafts/draft-profile";
import { searchNameOf } from "#core/listings/search-name";

/**
 * A draft without the founder of a name, who has left; null where it names no such. Profiles elsewhere are the first
 * founder's, and go with them.
 */
export function withoutFounder(profile: DraftProfile, name: string): DraftProfile | null {
	const { items } = profile.founders;
	const at = items.findIndex((founder) => searchNameOf(founder.name) === searchNameOf(name));
	if (at < 0) return null;
	return {
		...profile,
		founders: { items: items.toSpliced(at, 1), edited: true },
		...(at === 0 && { founder_socials: { items: {}, edited: true } }),
	};
}
