import allowTag from "#actions/tags/allow-tag";
import forbidTag from "#actions/tags/forbid-tag";
import mergeTags from "#actions/tags/merge-tags";
import removeTag from "#actions/tags/remove-tag";
import renameTag from "#actions/tags/rename-tag";
import undoTagChange from "#actions/tags/undo-tag-change";
import { tagChanges } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW, type World } from "#testing/world";

const LEAVES = ["listings.version", "listings.updated_at", "listing_versions", "tag_changes"];
const REASON = "It says nothing.";

async function tagged({ db }: World) {
	const quote = { quote: "Acme is a crm for boats", url: "https://acme.example/" };
	const evidence = { name: [], tags: [quote] };
	await mintListing(db, "acme", { profile: { tags: ["boats", "crm", "sales"], evidence } });
	await mintListing(db, "other", { profile: { tags: ["CRM", "crm"], typed: { tags: [{ of: "CRM", by: "team" }] } } });
	return { tag: "crm" };
}
const elsewhere = <I extends { tag: string }>(input: I): I => ({ ...input, tag: "nowhere" });

/** Tags of listings. */
export const tags: readonly AnySample[] = [
	sample({
		action: renameTag,
		make: async (world) => ({ ...(await tagged(world)), into: "Customer relations" }),
		elsewhere,
		leaves: LEAVES,
	}),
	sample({
		action: mergeTags,
		make: async (world) => ({ ...(await tagged(world)), into: "CRM" }),
		elsewhere,
		leaves: LEAVES,
	}),
	sample({
		action: removeTag,
		make: async (world) => ({ ...(await tagged(world)), reason: REASON }),
		elsewhere,
		leaves: LEAVES,
	}),
	sample({
		action: undoTagChange,
		async make(world) {
			await performAs(teamActor(), removeTag, { ...(await tagged(world)), reason: REASON }, NOW);
			const [change] = await world.db.select().from(tagChanges);
			return { change_id: change?.id ?? 0 };
		},
		elsewhere: () => ({ change_id: 999_999 }),
	}),
	sample({
		action: forbidTag,
		make: async () => ({ tag: "Casino", reason: REASON }),
		elsewhere: (input) => ({ ...input, tag: " " }),
	}),
	sample({
		action: allowTag,
		async make() {
			await performAs(teamActor(), forbidTag, { tag: "Casino", reason: REASON }, NOW);
			return { tag: "casino" };
		},
		elsewhere,
		leaves: ["forbidden_tags.at"],
	}),
];
