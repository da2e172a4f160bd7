import type { Settings } from "#core/settings";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";
import { shareAddress } from "./address.ts";
import { type Award, awardImage, founderImage, listingImage, siteImage, weekImage } from "./content.ts";

const t = words.share.alt;

/** The image that a page is passed on with. */
export interface PreviewImage {
	/** Path on this site. */
	path: string;
	/** What it shows, in words. */
	alt: string;
}

/** Images of a directory whose operator has none drawn: none. */
type Preview = Promise<PreviewImage | null>;

export async function listingPreview(listing: Parameters<typeof listingImage>[0], settings: Settings): Preview {
	if (!settings.drawsShareImages) return null;
	const path = await shareAddress("listings", listing.slug, listingImage(listing, settings));
	return { path, alt: t.listing(listing.name, listing.tagline) };
}

export async function founderPreview(founder: Parameters<typeof founderImage>[0], settings: Settings): Preview {
	if (!settings.drawsShareImages) return null;
	const path = await shareAddress("founders", founder.slug, founderImage(founder, settings));
	return { path, alt: t.founder(founder.name) };
}

export async function weekPreview(week: Parameters<typeof weekImage>[0], settings: Settings): Preview {
	if (!settings.drawsShareImages) return null;
	const path = await shareAddress("weeks", week.week, weekImage(week, settings));
	return { path, alt: t.week(dayOf(week.week)) };
}

export async function awardPreview(award: Award, settings: Settings): Preview {
	if (!settings.drawsShareImages) return null;
	const path = await shareAddress("awards", `${award.week}.${award.listing.slug}`, awardImage(award, settings));
	return { path, alt: t.award(award.listing.name, award.place, dayOf(award.week)) };
}

export async function sitePreview(settings: Settings): Preview {
	if (!settings.drawsShareImages) return null;
	const path = await shareAddress("site", "directory", siteImage(settings));
	return { path, alt: t.site(settings.siteName, settings.tagline) };
}
