import { copyDraftPictures } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { pagesOfDraft } from "#store/draft-pages";
import { draftById } from "#store/drafts";
import { copyPictures } from "#usecases/pictures/copy-pictures";

/** Copies the logo and the cover of a draft's website, or of the listing that it has become. */
export default defineJob(copyDraftPictures, {
	async run({ subject }, ctx) {
		const draft = await draftById(ctx.db, subject);
		if (draft === null) return "the draft is gone";
		const pages = await pagesOfDraft(ctx.db, subject);
		const { pictureAddresses } = await import("#drafting/extractive/pictures");
		const addresses = pictureAddresses(pages, draft.profile.fields.logo_url.value);
		return copyPictures({ draftId: subject }, addresses, { ...ctx, ...ctx.ports });
	},
});
