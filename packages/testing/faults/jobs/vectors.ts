import { backfillVectors, embedListings } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { setVectorModel } from "#store/search/vectors";
import { work } from "#testing/faults/run";
import type { FaultSubject } from "#testing/faults/walk";
import { mintListing } from "#testing/listings";
import { startEmbeddings } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { NOW, type World } from "#testing/world";

const all = { subject: "all" as const };
/** Somebody is asked, and a product's vector is due. */
async function due({ db }: World) {
	const { baseUrl } = await startEmbeddings({ concepts: [["anvil"]] });
	changeSettings({ EMBEDDING_BASE_URL: baseUrl, EMBEDDING_MODEL: "small" });
	await runBatch(db, [setVectorModel(db, "small in D1", NOW.getTime())]);
	await mintListing(db, "acme", { tagline: "An anvil" });
	return all;
}

/** What products mean. */
export const VECTORS: readonly FaultSubject[] = [
	work({ kind: embedListings, make: due }),
	work({
		kind: backfillVectors,
		async make({ db }) {
			await mintListing(db, "acme");
			return all;
		},
	}),
];
