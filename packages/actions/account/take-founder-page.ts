import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { founderOfUser, PROFILE_TAKEN, takeFounderProfile, unclaimedPrimaryFounder } from "#store/listing-founders";
import { AGAIN, unchanged } from "#usecases/commit";

/** Makes the page of the first founder of a person's newest product their own, where it is nobody's yet. */
export default defineAction({
	id: "take_founder_page",
	actor: "person",
	rate: "write",
	input: z.strictObject({}),
	async handler(_input, { actor: { userId }, db }) {
		const own = await founderOfUser(db, userId);
		if (own !== null) return unchanged({ slug: own.slug });
		const free = (await unclaimedPrimaryFounder(db, userId)) ?? notFound("founder page");
		return record({ subject: `founder:${free.id}` }, { slug: free.slug }, takeFounderProfile(db, free.id, userId), {
			stale: AGAIN,
			[PROFILE_TAKEN]: AGAIN,
		});
	},
});
