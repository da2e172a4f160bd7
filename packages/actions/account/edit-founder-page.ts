import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { FIELD_MAX, FOUNDER_BIO_MAX } from "#core/limits";
import { changeOwnFounder, founderOfUser, PROFILE_GONE } from "#store/listing-founders";
import { countryNameOrBlank } from "#usecases/country-fields";
import { text } from "#usecases/fields";
import { socials } from "#usecases/social-fields";

/**
 * Changes what a person's founder page says beside what products say of them: replaces bio, country and profiles
 * elsewhere. Name and role are their products' to state.
 */
export default defineAction({
	id: "edit_founder_page",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		bio: text(FOUNDER_BIO_MAX),
		country: countryNameOrBlank(FIELD_MAX),
		/** A blank one says that there is none. */
		socials,
	}),
	async handler({ bio, country, socials: links }, { actor: { userId }, db }) {
		const founder = (await founderOfUser(db, userId)) ?? notFound("founder page");
		const change = {
			bio: bio.trim() || null,
			country: country.trim().toUpperCase() || null,
			socials: Object.fromEntries(Object.entries(links).filter(([, address]) => address?.trim())),
		};
		return record(
			{ subject: `founder:${founder.id}`, detail: { links: Object.keys(change.socials).length } },
			{ slug: founder.slug },
			changeOwnFounder(db, userId, change),
			{ [PROFILE_GONE]: { code: "not_found", detail: "Your founder page is not there any more." } },
		);
	},
});
