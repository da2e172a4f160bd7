import { editCopy } from "#core/edit-copy";
import { isolated } from "#core/plain-text";
import { defineJob } from "#jobs/define";
import { editOfListing } from "#store/listing-edits";

/** Mails the site team what an owner has changed, from the listing's history. Source: spec, update_my_listing. */
export default defineJob({
	name: "mail-edit-copy",
	async run({ subject, payload, cause }, { db, links, settings, ports }) {
		const version = Number(payload.version);
		const edit = await editOfListing(db, Number(subject), version);
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
