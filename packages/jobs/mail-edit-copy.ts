import { mailEditCopy } from "#core/jobs/kinds";
import { isListingPart } from "#core/listings/listing-parts";
import { BESIDE_VALUES } from "#core/listings/profile";
import { defineJob } from "#jobs/define";
import { editCopy } from "#mails/catalogue/edit-copy";
import { runBatch } from "#store/db";
import { editOfListing } from "#store/listing-edits";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";

/** Leaves a mail to the site team of what an owner has changed, from the listing's history. Source: docs/listings.md#what-its-owner-changes. */
export default defineJob(mailEditCopy, {
	async run({ subject, payload: { version } }, { db, now, settings }) {
		const edit = await editOfListing(db, subject, version);
		if (edit === null) return "the edit is gone";
		const { name, slug, before, after } = edit;
		const fields = Object.keys(after).filter((key) => !BESIDE_VALUES.has(key) && !isListingPart(key));
		const changes = fields.map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) }));
		const mail = leaveMail(db, editCopy, {
			to: await addressee(settings.teamEmail),
			cause: `listing:${subject}:${version}`,
			facts: { product: { name, slug }, version, changes },
			now,
		});
		await runBatch(db, [mail]);
		return "left";
	},
});

function shown(value: unknown): string | null {
	if (value === null || value === undefined || value === "") return null;
	return typeof value === "string" ? value : JSON.stringify(value);
}
