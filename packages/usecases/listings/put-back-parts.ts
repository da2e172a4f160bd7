import { AppError } from "#core/errors";
import { FOUNDERS_MAX, MILESTONES_MAX } from "#core/limits";
import {
	foundersBack,
	isListingPart,
	type ListingPart,
	milestonesBack,
	type PartStates,
} from "#core/listings/listing-parts";
import { pictureChanges } from "#core/listings/version-changes";
import type { Db, Statement } from "#store/db";
import { foundersOfListing } from "#store/listing-founders";
import type { PartsEdit } from "#store/listing-parts";
import { milestonesMustFit, removeMilestones, writeMilestones } from "#store/milestones";
import { milestonesOfListing } from "#store/owned-listings";
import { pictureByHash, pictureSourcesOf, setPictureSource } from "#store/pictures";
import type { Refusal } from "#usecases/commit";
import { replaceFounders } from "#usecases/listings/replace-founders";
import { showWebsites } from "#usecases/pictures/show-websites";

type Guard = "stale" | "gone" | "milestone_limit";

/** What the guards of `partsPuttingBack` mean, but for `stale`. */
export const PARTS_REFUSED: Record<Exclude<Guard, "stale">, Refusal> = {
	gone: { code: "listing_conflict", detail: "The picture of then is not kept any more. Upload it again." },
	milestone_limit: {
		code: "milestone_limit_reached",
		detail: `A listing holds at most ${MILESTONES_MAX} milestones; delete one first.`,
	},
};

interface Back {
	part: ListingPart;
	statements: Statement<Guard>[];
	milestoneIds?: number[];
}

/**
 * What puts back the founders, milestones and pictures that one version of a listing changed. What only later versions
 * changed of them stays.
 * @param past that version, as the history keeps it.
 * @throws AppError where founders have no room, or a picture is not kept any more: what nothing shows is deleted.
 */
export async function partsPuttingBack(
	db: Db,
	listingId: number,
	past: { before: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> },
	now: number,
): Promise<PartsEdit<Guard>> {
	if (!Object.keys(past.after).some(isListingPart)) return { parts: [], statements: [] };
	const [before, after] = [past.before as PartStates, past.after as PartStates];
	const backs = await Promise.all([
		foundersOfThen(db, listingId, before.founders ?? [], after.founders ?? [], now),
		milestonesOfThen(db, listingId, before.milestones ?? [], after.milestones ?? []),
		...pictureChanges(past.before, past.after).map(({ kind, before: then }) =>
			pictureOfThen(db, listingId, kind, then ?? null, now),
		),
	]);
	const real = backs.filter((back) => back !== null);
	const milestoneIds = real.flatMap((back) => back.milestoneIds ?? []);
	return {
		parts: real.map(({ part }) => part),
		...(milestoneIds.length > 0 && { milestoneIds }),
		statements: real.flatMap(({ statements }) => statements),
	};
}

async function foundersOfThen(
	db: Db,
	listingId: number,
	before: NonNullable<PartStates["founders"]>,
	after: NonNullable<PartStates["founders"]>,
	now: number,
): Promise<Back | null> {
	const rows = await foundersOfListing(db, listingId);
	const present = rows.map(({ name, title, bio, socials }) => ({ name, title, bio, socials }));
	const wanted = foundersBack(present, before, after);
	if (JSON.stringify(wanted) === JSON.stringify(present)) return null;
	if (wanted.length > FOUNDERS_MAX) {
		const room = `A listing has at most ${FOUNDERS_MAX} founders. Take one off first.`;
		throw new AppError("invalid_input", room, {
			errors: [{ pointer: "/edit", code: "too_long", message: room, limit: FOUNDERS_MAX }],
		});
	}
	const { statements } = await replaceFounders(db, listingId, wanted, wanted[0]?.socials ?? {}, now);
	return { part: "founders", statements };
}

async function milestonesOfThen(
	db: Db,
	listingId: number,
	before: NonNullable<PartStates["milestones"]>,
	after: NonNullable<PartStates["milestones"]>,
): Promise<Back | null> {
	if (before.length === 0 && after.length === 0) return null;
	const present = await milestonesOfListing(db, listingId);
	const plain = present.map(({ id, date, title, description, url }) => ({ id, date, title, description, url }));
	const { write, remove } = milestonesBack(plain, before, after);
	if (write.length === 0 && remove.length === 0) return null;
	return {
		part: "milestones",
		milestoneIds: [...write.map(({ id }) => id), ...remove],
		statements: [
			removeMilestones(db, listingId, remove),
			writeMilestones(db, listingId, write),
			milestonesMustFit(db, listingId, MILESTONES_MAX),
		],
	};
}

async function pictureOfThen(
	db: Db,
	listingId: number,
	kind: "logo" | "cover",
	then: NonNullable<PartStates["logo"]> | null,
	now: number,
): Promise<Back | null> {
	const sources = await pictureSourcesOf(db, { listingId });
	const owners = sources.find((source) => source.kind === kind && source.origin === "owner");
	if (then === null || then.origin === "website") {
		// The website's own is copied anew: it may be another by now.
		return owners === undefined ? null : { part: kind, statements: await showWebsites(db, listingId, kind, now) };
	}
	if (owners !== undefined && owners.hash === then.hash) return null;
	if (then.hash !== null && (await pictureByHash(db, then.hash)) === null) {
		throw new AppError(PARTS_REFUSED.gone.code, PARTS_REFUSED.gone.detail);
	}
	const source = { kind, origin: "owner", hash: then.hash, address: null } as const;
	return { part: kind, statements: setPictureSource(db, { listingId }, source, now) };
}
