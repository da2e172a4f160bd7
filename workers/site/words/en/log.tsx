import { counted } from "../format.ts";

/** The audit log: the site team's page. */
export const log = {
	title: "Log",
	lead: "What the site team decided, and what was refused to somebody who tried. Nothing here can be changed; some of it can be taken back.",
	days: "Since",
	lastDays: (days: number) => `${counted(days, "day")} ago`,
	of: "Of",
	what: "What was done",
	search: "Address, listing:12 or user:7",
	action: "What",
	subject: "About",
	change: "By whom, and what changed",
	none: "Nothing was decided yet.",
	noneSuch: "Nothing of this kind is in the log.",
	asFile: "Take the whole log out as a file",
	subjects: {
		action: "action",
		backup: "Backup",
		category: "Category",
		claim: "Claim",
		dead_letter: "Failed job",
		export: "Export",
		import: "Import",
		listing: "Listing",
		order: "Order",
		page: "Page",
		review: "Review",
		settings: "Settings",
		task: "Task",
		user: "Account",
		vote: "Vote",
	} as Readonly<Record<string, string>>,
	subjectOf: (kind: string, id: string) => `${kind} ${id}`,
	/** What each action of the site team did, by its id: what a row of the log is called. */
	actions: {
		send_form: "Tried to send a form",
		// Imports and exports.
		begin_import: "Read a file of products",
		check_import: "Checked a file of products",
		run_import: "Imported a file of products",
		stop_import: "Stopped an import",
		export_table: "Took a table out",
		begin_backup: "Began a backup",
		check_backup: "Had a backup read again",
		// Claims, facts, reviews, votes.
		decide_claim_dispute: "Decided a disputed claim",
		undo_claim_decision: "Took back a decision about a claim",
		decide_fact_report: "Decided on a reported fact",
		judge_review: "Judged a review",
		judge_vote: "Judged a vote",
		// Listings and categories.
		correct_listing: "Corrected a listing",
		put_back_edit: "Put an edit of a listing back",
		edit_category: "Edited a category",
		// Tasks and jobs.
		close_task: "Called a task done",
		replay_dead_letter: "Ran a failed job again",
		// Settings and pages.
		edit_settings: "Changed settings",
		put_back_settings: "Put settings back",
		edit_site_page: "Edited a page",
	} as Readonly<Record<string, string>>,
};
