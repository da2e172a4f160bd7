import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

/** The public data of the directory, as files and as changes. */
export const data = {
	title: "Data",
	about: "The directory’s public facts with their quotes as files, each night anew, and what changes in between.",
	lead: "Everything that this directory states in public, for whoever wants to count, compare or build with it.",
	noCursor: { title: "This is no cursor", detail: "Give back a cursor that a line of this feed had, or none." },
	oldCursor: {
		title: "This cursor is of another time",
		detail:
			"The directory was put back to an earlier time since. Empty your copy and read the changes without a cursor; or take the dump, where its cursor is of this time, and go on from that.",
	},
	whatIsIn: "What is in it",
	kinds: {
		category: { name: "Categories", about: "Their names, what belongs into each, and what each is under." },
		listing: {
			name: "Products",
			about:
				"Every live product’s profile with, for each fact, the website’s own words and their page, or who stated it.",
		},
		founder: { name: "Founders", about: "Founders’ public pages with their products and interviews." },
		week: {
			name: "Weeks",
			about: "Results of closed weeks: ranks, awards, votes that counted and votes that did not.",
		},
	},
	notIn:
		"Not in it: who voted or wrote, listings’ addresses for mail, drafts, orders, and whatever was taken down. It leaves the next night’s files too.",
	newest: "The newest files",
	none: "The first files are written tonight.",
	off: "This site writes no files of its data.",
	takenAt: (moment: Child) => <>Of {moment}.</>,
	recordsOf: (count: number) => counted(count, "record"),
	filesOf: (count: number) => counted(count, "file"),
	manifest: (link: Child) => <>{link} names every file with its checksum, and says where the changes go on.</>,
	verify: "How to check a file",
	verifyHelp: (command: Child) => <>{command} prints what the manifest says of it, if it is whole.</>,
	changes: "Changes",
	changesHelp: (address: Child) => (
		<>
			{address} tells what was written since: each thing once, as it is now, the last written at the end. Keep the
			cursor of the last line, and ask again with it.
		</>
	),
	licence: "Licence",
	licenceHelp: (licence: Child, site: string) => (
		<>
			{licence}: use it for anything, and name {site} with a link. Quotes are their websites’ own words.
		</>
	),
} as const;
