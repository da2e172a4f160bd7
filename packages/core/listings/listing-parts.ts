import type { SocialPlatform } from "#core/drafts/draft-fields";

/** What of a listing has tables of its own, and stands in its version history beside the facts. */
export const LISTING_PARTS = ["founders", "milestones", "logo", "cover"] as const;

export type ListingPart = (typeof LISTING_PARTS)[number];

export const isListingPart = (key: string): key is ListingPart => (LISTING_PARTS as readonly string[]).includes(key);

/** A founder as a version keeps them. */
export interface FounderState {
	name: string;
	title: string | null;
	bio: string | null;
	socials: Partial<Record<SocialPlatform, string>>;
}

/** A milestone as a version keeps it. */
export interface MilestoneState {
	id: number;
	/** YYYY-MM-DD. */
	date: string;
	title: string;
	description: string | null;
	url: string | null;
}

/** Which picture a listing showed: its owner's or the website's; no hash where its owner wanted none. */
export interface PictureState {
	origin: "owner" | "website";
	hash: string | null;
}

/** What a version keeps of the parts that it changed, of milestones those that it was about. */
export interface PartStates {
	/** All of them, in their order. */
	founders?: FounderState[];
	milestones?: MilestoneState[];
	/** Null where there was none. */
	logo?: PictureState | null;
	cover?: PictureState | null;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * The founders of a listing with what one version changed of them put back: who came goes, who went comes back to their
 * place, who was described otherwise is described as before. What only later versions changed stays.
 */
export function foundersBack(
	now: readonly FounderState[],
	before: readonly FounderState[],
	after: readonly FounderState[],
): FounderState[] {
	const named = (list: readonly FounderState[], name: string) => list.find((one) => one.name === name);
	const isChanged = (name: string) => !same(named(before, name), named(after, name));
	const back = now.flatMap((founder) => {
		if (!isChanged(founder.name)) return [founder];
		return named(before, founder.name) ?? [];
	});
	for (const [place, founder] of before.entries()) {
		if (isChanged(founder.name) && named(back, founder.name) === undefined) back.splice(place, 0, founder);
	}
	const isReordered = !before.some(({ name }) => isChanged(name)) && before.length === after.length;
	const placeOf = ({ name }: FounderState) => before.findIndex((one) => one.name === name);
	return isReordered ? back.toSorted((a, b) => (placeOf(a) >>> 0) - (placeOf(b) >>> 0)) : back;
}

/** What puts back what one version changed of milestones: those to write anew, and ids of those to take out. */
export interface MilestonesBack {
	write: MilestoneState[];
	remove: number[];
}

export function milestonesBack(
	now: readonly MilestoneState[],
	before: readonly MilestoneState[],
	after: readonly MilestoneState[],
): MilestonesBack {
	const byId = (list: readonly MilestoneState[]) => new Map(list.map((one) => [one.id, one]));
	const [known, then, later] = [byId(now), byId(before), byId(after)];
	return {
		write: before.filter((one) => !same(one, later.get(one.id)) && !same(one, known.get(one.id))),
		remove: after.filter(({ id }) => !then.has(id) && known.has(id)).map(({ id }) => id),
	};
}
