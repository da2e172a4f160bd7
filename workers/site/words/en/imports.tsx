import type { Child } from "hono/jsx";
import type { ImportField } from "#core/imports/columns";
import type { ImportState, RowOutcome } from "#core/imports/state";
import { counted, number } from "../format.ts";

/** How the site team takes files of products into the directory. */
export const imports = {
	title: "Imports",
	lead: "Take products into the directory from a file: one row each. You say what the columns mean, look at what would become of every row, and only then have them listed.",
	toImports: (link: Child) => <>{link}: products from a file</>,
	file: "File",
	fileHelp: (mebibytes: number, rows: number) =>
		`CSV with a first line of names (commas, semicolons or tabs between the values), or JSON lines. At most ${mebibytes} MiB and ${number(rows)} rows.`,
	read: "Read the file",
	choose: "Choose a file.",
	earlier: "Files so far",
	none: "No file yet. A spreadsheet saved as CSV will do: a column of names and one of websites are enough.",
	columnsHeading: "What the columns mean",
	columnsLead: "Every value counts as stated by the site team. Columns that you leave out are not read.",
	notRead: "Not in the file",
	fields: {
		name: "Name",
		website: "Website",
		category: "Category",
		tagline: "Tagline",
		short_description: "Short description",
		description: "Description",
		pricing_model: "Pricing model",
		pricing_summary: "Prices in words",
		stage: "Stage",
		country: "Country",
		city: "City",
		founded_year: "Year of founding",
		contact_email: "E-mail address",
		features: "Features",
		tags: "Tags",
		logo_url: "Address of the logo",
		launched_on: "Day it was launched",
		linkedin: "LinkedIn",
		x: "X",
		github: "GitHub",
		youtube: "YouTube",
		facebook: "Facebook",
		instagram: "Instagram",
	} satisfies Record<ImportField, string>,
	categoriesHeading: "What the file calls categories",
	categoriesLead: "Words that are no category of ours. Rows with a word that stays open are refused.",
	rowsOf: (word: Child, rows: number) => (
		<>
			{word} ({counted(rows, "row")})
		</>
	),
	leaveOpen: "Leave open",
	category: "Category of rows that name none",
	refuseThem: "None: refuse them",
	check: "Check every row",
	checkAgain: "Check again",
	run: (rows: number) => `List ${counted(rows, "product")}`,
	stop: "Stop",
	states: {
		open: "Columns to be named",
		checking: "Being checked",
		checked: "Checked",
		running: "Being listed",
		done: "Done",
		stopped: "Stopped",
	} satisfies Record<ImportState, string>,
	progress: (done: number, rows: number) => `${number(done)} of ${counted(rows, "row")}`,
	found: {
		checked: (fresh: number) => `${counted(fresh, "row")} would be listed`,
		done: (fresh: number) => `${counted(fresh, "product")} listed`,
	},
	there: (rows: number) =>
		`${counted(rows, "row")} ${rows === 1 ? "is there already, and left as it is" : "are there already, and left as they are"}`,
	refused: (rows: number) => `${counted(rows, "row")} cannot be listed`,
	reloads: "This page asks again every few seconds.",
	outcomes: {
		new: "To be listed",
		added: "Listed",
		there: "There already",
		refused: "Cannot be listed",
	} satisfies Record<RowOutcome, string>,
	line: (line: number) => `Line ${number(line)}:`,
	field: (name: Child, message: Child) => (
		<>
			{name}: {message}
		</>
	),
	more: "More of these",
	download: "These rows as CSV, with the reasons",
	downloadHelp: "Mend them and hand the file in again: what is listed already stays as it is.",
	reason: "reason",
};
