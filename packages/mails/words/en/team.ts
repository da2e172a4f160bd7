import { line } from "#mails/line";

/** To the site team. */
export const team = {
	editCopy: {
		subject: (name: string, version: string) => line`${name}: edited by its owner (version ${version})`,
		edited: (name: string) => line`The owner of ${name} changed the listing.`,
		button: "Look at the listing",
		before: "before",
		after: "after",
		nothing: "(nothing)",
		reason: (siteName: string) => line`You get this because this is the address of the site team of ${siteName}.`,
	},
};
