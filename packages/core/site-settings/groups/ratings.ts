import { PROVIDER_NAME_MAX, providerName } from "#core/ratings/provider";
import { optional, type SettingGroup } from "#core/site-settings/define";
import { narrower } from "#core/site-settings/form";
import { line } from "#core/site-settings/forms";

export const ratings = {
	title: "Domain ratings",
	about: "How well linked a website is, from 0 to 100, as one third party measures it.",
	isGuarded: false,
	settings: {
		rating_provider: optional({
			label: "Provider",
			help: "Whose figures are shown and ranked; those of others are kept and never mixed with them. Open PageRank and Ahrefs are asked every week where their key is set (OPEN_PAGE_RANK_KEY, AHREFS_KEY); of anybody else, what was imported under the name is shown.",
			input: "line",
			// Triggers find figures by the text as it is stored.
			form: narrower(line(PROVIDER_NAME_MAX), (name) =>
				name === providerName(name) ? null : `Write it as its figures are kept: ${providerName(name)}.`,
			),
		}),
	},
} as const satisfies SettingGroup;
