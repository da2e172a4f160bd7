import { type SettingGroup, setting } from "#core/site-settings/define";
import { flag, whole } from "#core/site-settings/forms";

const KEPT_MAX = 400;
const kept = (label: string, unit: string, normal: string) =>
	setting({
		label,
		help: `The newest backup of each of the last so many ${unit} is kept.`,
		unit,
		input: "number",
		form: whole(1, KEPT_MAX, unit),
		default: normal,
	});

export const backups = {
	title: "Backups",
	about: "Copies of the database in a bucket of their own, taken by themselves. The newest is always kept.",
	isGuarded: true,
	settings: {
		backups_daily: setting({
			label: "A backup every day",
			help: "Whether one is taken by itself. Each reads the whole database, and writes a few rows for each 125,000 characters of it.",
			input: "flag",
			form: flag,
			default: "true",
			localDefault: "false",
		}),
		backup_hour: setting({
			label: "From",
			help: "Hour of the day (UTC) from which it is taken.",
			unit: "o'clock",
			input: "number",
			form: whole(0, 23, "hours"),
			default: "3",
		}),
		backups_kept_days: kept("Kept by days", "days", "7"),
		backups_kept_weeks: kept("Kept by weeks", "weeks", "4"),
		backups_kept_months: kept("Kept by months", "months", "12"),
	},
} as const satisfies SettingGroup;
