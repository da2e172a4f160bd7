import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField } from "#core/errors";
import { PictureRefused } from "#core/pictures/refusal";
import { logoText } from "#core/pictures/site-logo";
import { keepForSite } from "#store/pictures";
import { AGAIN, unchanged } from "#usecases/commit";
import { freshSession } from "#usecases/fresh-sign-in";
import { keepPicture } from "#usecases/pictures/keep-picture";
import { SETTINGS_REFUSALS, savedSettings } from "#usecases/settings/save-settings";

/** The site team shows a logo of the directory: the picture is kept, and the setting names it. */
export default defineAction({
	id: "upload_site_logo",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** Of all settings, as they were read. */
		version: z.int().min(0),
		/** The file as it was sent. */
		bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
		session_hash: freshSession,
	}),
	async handler({ version, bytes, session_hash }, ctx) {
		const keeping = { db: ctx.db, now: ctx.now, objects: ctx.ports.objects };
		const logo = await keepPicture("site_logo", bytes, keeping).catch((error: unknown) => {
			if (error instanceof PictureRefused) return invalidField("/bytes", error.message, error.code);
			throw error;
		});
		const changes = { site_logo: logoText(logo) };
		const { names, note, statements } = await savedSettings(ctx, { version, changes, session_hash });
		if (names.length === 0) return unchanged({ hash: logo.hash });
		const kept = keepForSite(ctx.db, logo.hash, ctx.now.getTime());
		return record(note, { hash: logo.hash }, [...kept, ...statements], { ...SETTINGS_REFUSALS, gone: AGAIN });
	},
});
