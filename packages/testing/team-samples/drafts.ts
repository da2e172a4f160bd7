import draftAnew from "#actions/drafts/draft-anew";
import handOverDraft from "#actions/drafts/hand-over-draft";
import stopDraft from "#actions/drafts/stop-draft";
import throwAwayDraft from "#actions/drafts/throw-away-draft";
import type { DraftRow } from "#store/drafts";
import { mintDraft } from "#testing/drafts";
import { type AnySample, sample } from "#testing/team-samples/sample";
import type { World } from "#testing/world";

const NOWHERE = "00000000-0000-4000-8000-000000000000";

async function minted(world: World, row: Partial<DraftRow> = {}) {
	const { id, version } = await mintDraft(world.db, await world.person(), { row });
	return { draft_id: id, version, reason: "It is somebody else's website." };
}
const elsewhere = <I extends { draft_id: string }>(input: I): I => ({ ...input, draft_id: NOWHERE });

/** Drafts of people. */
export const drafts: readonly AnySample[] = [
	sample({ action: draftAnew, make: (world) => minted(world), elsewhere }),
	sample({ action: stopDraft, make: (world) => minted(world, { status: "drafting" }), elsewhere }),
	sample({ action: throwAwayDraft, make: (world) => minted(world), elsewhere }),
	sample({
		action: handOverDraft,
		async make(world) {
			const of = await minted(world);
			return { ...of, user_id: (await world.person()).userId };
		},
		elsewhere,
		leaves: ["drafts.version"],
	}),
];
