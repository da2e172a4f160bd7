import type { DraftFieldEntry, DraftProfile, DraftSocial } from "#core/drafts/draft-profile";
import type { ListingProfile } from "#core/listings/profile";
import { countryCodeOf } from "#core/web/countries";
import { isEmailAddress } from "#core/web/email";
import { webAddress } from "#core/web/website";

/**
 * What may be handed out of what is stored. The schemas let no other value in; rows that are older than they, or came
 * another way, give null instead, so that no address runs a script and no country is invented.
 */

export function safeAddress(stored: string | null): string | null {
	return webAddress(stored) === null ? null : stored;
}

export function safeEmail(stored: string | null): string | null {
	return stored !== null && isEmailAddress(stored) ? stored : null;
}

export function safeCountry(stored: string | null): string | null {
	return stored === null ? null : countryCodeOf(stored);
}

/** Addresses by platform, without those that are none. */
export function safeSocials<T extends Readonly<Record<string, string | undefined>>>(stored: T): T {
	return Object.fromEntries(Object.entries(stored).filter(([, address]) => safeAddress(address ?? null) !== null)) as T;
}

export function safeProfile(stored: ListingProfile): ListingProfile {
	return {
		...stored,
		demo_video_url: safeAddress(stored.demo_video_url),
		contact_email: safeEmail(stored.contact_email),
		socials: safeSocials(stored.socials),
	};
}

export function safeDraft(stored: DraftProfile): DraftProfile {
	const { fields } = stored;
	return {
		...stored,
		fields: {
			...fields,
			logo_url: safeEntry(fields.logo_url, safeAddress),
			demo_video_url: safeEntry(fields.demo_video_url, safeAddress),
			contact_email: safeEntry(fields.contact_email, safeEmail),
			country: safeEntry(fields.country, safeCountry),
		},
		company_socials: { ...stored.company_socials, items: safeItems(stored.company_socials.items) },
		founder_socials: { ...stored.founder_socials, items: safeItems(stored.founder_socials.items) },
		milestones: {
			...stored.milestones,
			items: stored.milestones.items.map((milestone) => ({ ...milestone, url: safeAddress(milestone.url) })),
		},
	};
}

function safeEntry(
	entry: DraftFieldEntry<string>,
	safe: (stored: string | null) => string | null,
): DraftFieldEntry<string> {
	return { ...entry, value: safe(entry.value), ai_value: safe(entry.ai_value) };
}

function safeItems(items: Partial<Record<string, DraftSocial>>): Partial<Record<string, DraftSocial>> {
	return Object.fromEntries(Object.entries(items).filter(([, item]) => safeAddress(item?.url ?? null) !== null));
}
