import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, invalidField, notFound } from "#core/errors";
import { sendMail } from "#core/jobs/kinds";
import { TEAM_REASON_MAX } from "#core/limits";
import { blankEdit } from "#core/listings/blank-edit";
import { editByHand } from "#core/listings/edit-by-hand";
import { REPORT_DECISIONS, type ReportDecision } from "#core/listings/fact-reports";
import { isEmptyEdit, realChanges } from "#core/listings/listing-facts";
import { isolated } from "#core/web/plain-text";
import type { Statement } from "#store/db";
import { decideReports, type FactReportRow, openReportsBeside } from "#store/fact-reports";
import { columnsOf, editListing } from "#store/listing-edits";
import { enqueue } from "#store/outbox";
import { listingWithProfile } from "#store/owned-listings";
import { closeTasksOf } from "#store/team-tasks";
import { userById } from "#store/users";
import { AGAIN } from "#usecases/commit";
import { text } from "#usecases/fields";
import { taskOf } from "#usecases/listings/reported-fact";

/** People who reported one fact and are answered by one decision; more are answered by the next. */
const TOGETHER_MAX = 20;

const OUTCOMES: Record<ReportDecision, string> = {
	keep: "It stays as it is.",
	correct: "It was put right.",
	blank: "It was taken out.",
};

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
	async handler({ report_id, decision, reason }, { actor, db, links, now, settings }) {
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
		const told = [...new Set([...reports.map(({ email }) => email), ...(owner === null ? [] : [owner.email])])];
		const mail = mailOf(first, {
			name: listing.name,
			address: links.listing(listing.slug),
			decision,
			answer,
			settings,
		});
		return record(
			{
				subject: `listing:${listing.id}`,
				detail: { field: first.field, decision, reports: reports.length, reason: answer },
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
				...told.map((to) =>
					enqueue(db, sendMail, { subject: `fact report ${first.id}`, payload: { to, ...mail }, dueAt: at, now: at }),
				),
			],
			{ stale: AGAIN, decided: AGAIN },
		);
	},
});

interface Decided {
	name: string;
	address: string;
	decision: ReportDecision;
	answer: string;
	settings: { siteName: string };
}

/** The same for both sides: who reported it stays unsaid. */
function mailOf({ field, said }: FactReportRow, { name, address, decision, answer, settings }: Decided) {
	const product = isolated(name);
	const fact = field.replaceAll("_", " ");
	const text = [
		`A fact of ${product} on ${settings.siteName} was reported as wrong: ${address}`,
		said === "" ? `It was about a blank: ${fact}.` : `The page said of ${fact}: ${isolated(said.slice(0, 300))}`,
		`${OUTCOMES[decision]} The site team says:\n\n${answer}`,
	];
	return { subject: `What was decided about a fact of ${product}`, text: text.join("\n\n") };
}
