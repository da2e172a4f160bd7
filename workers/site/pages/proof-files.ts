import { notFound } from "#core/errors";
import { profileBySlug } from "#store/listing-profile";
import { listingSubject, weekSubject } from "#store/proof-subjects";
import { closedWeek } from "#store/weeks";
import { listingProof } from "#usecases/proofs/listing-proof";
import { weekProof } from "#usecases/proofs/week-proof";
import { answerProof, countProof, proofFile } from "../proofs.ts";
import type { Site } from "../site.ts";

/** Signed proofs of listings and of closed weeks. Source: docs/proofs.md#addresses. */
export default function proofFiles(site: Site): void {
	site.get("/proofs/listings/:file", async (c) => {
		countProof(c);
		const { db, links } = c.var.services;
		const { name: slug, form } = proofFile(c.req.param("file")) ?? notFound("proof");
		const subject = (await listingSubject(db, slug)) ?? notFound("listing");
		return answerProof(c, {
			form,
			subject,
			build: async () => listingProof((await profileBySlug(db, slug)) ?? notFound("listing"), links),
		});
	});

	site.get("/proofs/weeks/:file", async (c) => {
		countProof(c);
		const { db, links } = c.var.services;
		const { name: week, form } = proofFile(c.req.param("file")) ?? notFound("proof");
		const subject = (await weekSubject(db, week)) ?? notFound("closed week");
		return answerProof(c, {
			form,
			subject,
			build: async () => weekProof(db, (await closedWeek(db, week)) ?? notFound("closed week"), links),
		});
	});
}
