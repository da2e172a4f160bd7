import { productUpdate } from "#mails/catalogue/product-update";
import { updateMailFor } from "#store/update-mails";
import { defineReader } from "#usecases/mails/define-reader";

/** The update as it is now, unless its reader has stopped following or receiving since. */
export default defineReader(productUpdate, async ({ update_id }, userId, { db }) =>
	userId === null ? null : updateMailFor(db, update_id, userId),
);
