import { optional, type SettingGroup, setting } from "#core/site-settings/define";
import { email, hosts, productToken, sender } from "#core/site-settings/forms";

export const mail = {
	title: "Mail",
	about: "Who mails come from, and where the site team is reached.",
	isGuarded: false,
	settings: {
		mail_from: optional({
			label: "Sender",
			help: "An address at a domain that is set up with the mail provider, with a name before it if you like: Acme Directory <hello@your-domain.org>. Without one it is the directory's name and hello@ at its own host.",
			input: "line",
			form: sender,
		}),
		team_email: optional({
			label: "Team's address",
			help: "Where the site team reads what owners change, and what pages name for questions. Without one it is team@ at the directory's own host.",
			input: "line",
			form: email,
			localDefault: "team@launchweek.example",
		}),
	},
} as const satisfies SettingGroup;

export const crawler = {
	title: "Crawler",
	about: "How it introduces itself to websites, and how their robots.txt names it.",
	isGuarded: false,
	settings: {
		crawler_name: setting({
			label: "Name",
			help: "3 to 40 letters, hyphens and underscores: the first word of its user agent, and the name on /bot. Websites that have excluded the old name have not excluded the new one.",
			input: "line",
			form: productToken,
			default: "LaunchweekBot",
		}),
	},
} as const satisfies SettingGroup;

export const agents = {
	title: "Agents",
	about: "Who may talk to the tool server from a web page.",
	isGuarded: true,
	settings: {
		mcp_allowed_origins: optional({
			label: "Hosts of other pages",
			help: "Host names of further sites whose pages may talk to the tool server, with commas between.",
			input: "line",
			form: hosts,
		}),
	},
} as const satisfies SettingGroup;
