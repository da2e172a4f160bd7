import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { blankEdit } from "#core/listings/blank-edit";
import { editByHand } from "#core/listings/edit-by-hand";
import { REPORT_DECISIONS } from "#core/listings/fact-reports";
import { isEmptyEdit, realChanges } from "#core/listings/listing-facts";
import { factDecided } from "#mails/catalogue/fact-decided";
import type { Statement } from "#store/db";
import { decideReports, openReportsBeside } from "#store/fact-reports";
import { columnsOf, editListing } from "#store/listing-edits";
import { listingWithProfile } from "#store/owned-listings";
import { closeTasksOf } from "#store/team-tasks";
import { userById } from "#store/users";
import { AGAIN } from "#usecases/commit";
import { text } from "#usecases/fields";
import { taskOf } from "#usecases/listings/reported-fact";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";

/** People who reported one fact and are answered by one decision; more are answered by the next. */
const TOGETHER_MAX = 20;

/** Of what the page said, characters that the mail repeats. */
const SAID_MAX = 300;

/** The site team decides on a reported fact; whoever reported it and the listing's owner hear what was decided, and why. */
export default defineAction({
	id: "decide_fact_report",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		report_id: z.int().min(1),
		decision: z.enum(REPORT_DECISIONS),
		/** For both sides. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ report_id, decision, reason }, { actor, db, now }) {
		const answer = reason.trim();
		if (answer === "") invalidField("/reason", "Say why: both sides read it.", "required");
		const reports = await openReportsBeside(db, report_id, TOGETHER_MAX);
		const [first] = reports;
		if (first === undefined) return notFound("report");
		const current = (await listingWithProfile(db, first.listingId)) ?? notFound("listing");
		const { listing, profile } = current;
		const at = now.getTime();
		const edited: Statement<"stale">[] = [];
		if (decision === "blank") {
			const facts = { columns: columnsOf(listing), profile };
			const blank = blankEdit(first.field, first.entry === "" ? null : first.entry, facts);
			if (blank === null) {
				throw new AppError(
					"invalid_input",
					"This cannot be taken out by itself. Correct it in the editor of the listing.",
				);
			}
			const edit = realChanges(facts, blank);
			const by = { userId: actor.userId, now: at };
			if (!isEmptyEdit(edit)) {
				edited.push(...editListing(db, listing.id, editByHand(edit, facts, "team"), by, { version: listing.version }));
			}
		}
		const owner = listing.ownerId === null ? null : await userById(db, listing.ownerId);
		const told = new Set([...reports.map(({ email }) => email), ...(owner === null ? [] : [owner.email])]);
		const { name, slug } = listing;
		const fact = { field: first.field, said: first.said.slice(0, SAID_MAX) };
		const readers = await Promise.all(
			[...told].map((address) => (owner?.email === address ? { userId: owner.id } : addressee(address))),
		);
		const mails = readers.map((to) =>
			leaveMail(db, factDecided, {
				to,
				cause: `fact-report:${first.id}`,
				facts: { product: { name, slug }, ...fact, decision, answer },
				now,
			}),
		);
		return record(
			{
				subject: `listing:${listing.id}`,
				detail: { field: first.field, decision, reports: reports.length, reason: answer },
				change: changeBetween(
					{ report: "open", [first.field]: first.said },
					{ report: decision, [first.field]: decision === "blank" ? null : first.said },
				),
			},
			{ slug: listing.slug },
			[
				...decideReports(
					db,
					reports.map(({ id }) => id),
					{ decision, answer, at },
				),
				...edited,
				closeTasksOf(db, await taskOf(listing.id, first.field, first.entry), at),
				...mails,
			],
			{ stale: AGAIN, decided: AGAIN },
		);
	},
});
