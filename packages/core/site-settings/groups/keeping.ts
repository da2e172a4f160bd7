import { type SettingGroup, setting } from "#core/site-settings/define";
import { narrower } from "#core/site-settings/form";
import { flag, line, whole } from "#core/site-settings/forms";

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
			help: "Whether one is taken by itself. Each reads the whole database, and writes a few rows for every piece of it.",
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

const LICENCE_MAX = 80;
const LICENCE_ADDRESS_MAX = 300;

export const publicData = {
	title: "Public data",
	about: "Files with the directory's public facts, for everybody, and what may be done with them.",
	isGuarded: false,
	settings: {
		dumps_nightly: setting({
			label: "New files every night",
			help: "Whether they are written by themselves. What is hidden leaves them with the next night's.",
			input: "flag",
			form: flag,
			default: "true",
			localDefault: "false",
		}),
		dump_licence: setting({
			label: "Licence",
			help: "What /data and the files say may be done with them.",
			input: "line",
			form: line(LICENCE_MAX),
			default: "CC BY 4.0",
		}),
		dump_licence_url: setting({
			label: "Text of the licence",
			help: "An https address.",
			input: "line",
			form: narrower(line(LICENCE_ADDRESS_MAX), (text) =>
				URL.parse(text)?.protocol === "https:" ? null : "Give an https address.",
			),
			default: "https://creativecommons.org/licenses/by/4.0/",
		}),
	},
} as const satisfies SettingGroup;

export const alerts = {
	title: "Alerts",
	about: "What the site team is mailed when it begins and when it is over, and from where on.",
	isGuarded: false,
	settings: {
		alerts_on: setting({
			label: "Tell the team",
			help: "Mails go to the team's address: one when something begins, one when it is over.",
			input: "flag",
			form: flag,
			default: "true",
			localDefault: "false",
		}),
		alert_dead_letters: setting({
			label: "Jobs that failed for good",
			help: "Within a day, without those that were run again.",
			unit: "jobs",
			input: "number",
			form: whole(1, 100, "jobs"),
			default: "1",
		}),
		alert_queue_minutes: setting({
			label: "Work that waits",
			help: "For how long the oldest piece of background work may have been due.",
			unit: "minutes",
			input: "number",
			form: whole(5, 1440, "minutes"),
			default: "15",
		}),
		alert_backup_hours: setting({
			label: "Age of the newest backup",
			help: "Counted where one is taken every day.",
			unit: "hours",
			input: "number",
			form: whole(25, 1000, "hours"),
			default: "30",
		}),
		alert_bounce_percent: setting({
			label: "Mails that fail",
			help: "In a hundred of a day's, from 20 mails on.",
			unit: "%",
			input: "number",
			form: whole(1, 100, "percent"),
			default: "5",
		}),
		alert_error_percent: setting({
			label: "Requests that fail",
			help: "In a hundred of the last hour's, from 50 requests on. Known only where the measured numbers can be read.",
			unit: "%",
			input: "number",
			form: whole(1, 100, "percent"),
			default: "5",
		}),
		alert_storage_gigabytes: setting({
			label: "Size of the database",
			help: "D1 takes 10 GB.",
			unit: "GB",
			input: "number",
			form: whole(1, 10, "gigabytes"),
			default: "8",
		}),
	},
} as const satisfies SettingGroup;
