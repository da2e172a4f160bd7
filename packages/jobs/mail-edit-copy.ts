import { mailEditCopy } from "#core/jobs/kinds";
import { BESIDE_VALUES } from "#core/listings/profile";
import { isolated } from "#core/web/plain-text";
import { defineJob } from "#jobs/define";
import { editOfListing } from "#store/listing-edits";

/** Mails the site team what an owner has changed, from the listing's history. Source: docs/listings.md#what-its-owner-changes. */
export default defineJob(mailEditCopy, {
	async run({ subject, payload: { version }, cause }, { db, links, settings, ports }) {
		const edit = await editOfListing(db, subject, version);
		if (edit === null) return "the edit is gone";
		await ports.mail.send({
			to: settings.teamEmail,
			subject: `${isolated(edit.name)}: edited by its owner (version ${version})`,
			text: `${links.listing(edit.slug)}\n\n${editCopy(edit.before, edit.after)}`,
			cause,
		});
		return "sent";
	},
});

/** The before and after of an owner's edit, for people to read: one paragraph a field. */
function editCopy(before: Record<string, unknown>, after: Record<string, unknown>): string {
	return Object.keys(after)
		.filter((key) => !BESIDE_VALUES.has(key))
		.map((key) => `${key}\n  before: ${shown(before[key])}\n  after:  ${shown(after[key])}`)
		.join("\n\n");
}

function shown(value: unknown): string {
	if (value === null || value === undefined || value === "") return "(nothing)";
	return typeof value === "string" ? value : JSON.stringify(value);
}
