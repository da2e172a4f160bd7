import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

/** The site team's pages of settings; what each setting is called and does stands with the settings themselves. */
export const settings = {
	title: "Settings",
	what: (link: Child) => <>{link}: name, looks, launch weeks, seller, limits and mail</>,
	lead: "What the directory is like. A change holds at once for you, and within ten seconds for everybody.",
	edit: (title: Child) => <>Edit{title}</>,
	ofGroup: (title: string) => ` ${title}`,
	byDefault: "default",
	none: "none",
	yes: "Yes",
	rate: (limit: number, seconds: number) => `${counted(limit, "request")} in ${counted(seconds, "second")}`,
	no: "No",
	notSaid: "Not chosen",
	defaultIs: (text: string) => `Left empty, it is: ${text}`,
	asByDefault: (text: string) => `As by default: ${text}`,
	noDefault: "It may be left empty.",
	save: "Save",
	show: "Show the colours",
	backToDefault: (label: Child) => <>Back to the default{label}</>,
	ofSetting: (label: string) => ` of ${label}`,
	guarded: "To save these you must have signed in within the last few minutes.",
	wrong: "These were written by hand and cannot be used; their defaults hold",
	wrongOne: (name: Child, message: string) => (
		<>
			{name}: {message}
		</>
	),
	history: "Changes",
	noHistory: "Nothing has been changed yet.",
	byMember: (id: string) => `by member ${id}`,
	byYou: "by you",
	byCommand: "by the command",
	changed: (label: string, before: Child, after: Child) => (
		<>
			{label}: {before} → {after}
		</>
	),
	theDefault: "the default",
	putBack: (what: Child) => <>Put back{what}</>,
	ofVersion: (version: string) => ` change ${version}`,
	noLogo: "None: the header shows the name.",
	logoFile: "A logo from a file",
	logoHint: "At most eight times as wide as high, and at least 32 pixels high.",
	showLogo: "Show this logo",
	noMoreLogo: "Show the name instead",
	colours: "In these colours",
	light: "Light",
	dark: "Dark",
	contrast: (ratio: string) => `contrast ${ratio}`,
	sample: "A link",
	button: "A button",
};
