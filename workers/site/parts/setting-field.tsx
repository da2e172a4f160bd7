import type { FC } from "hono/jsx";
import { isSellerCountry } from "#core/orders/seller-countries";
import { siteLogo } from "#core/pictures/site-logo";
import { Unusable } from "#core/site-settings/form";
import { rate } from "#core/site-settings/forms";
import { problemOf } from "#core/site-settings/read";
import { defaultText, type SettingName, SITE_SETTINGS } from "#core/site-settings/site-settings";
import { countryName } from "../words/format.ts";
import { words } from "../words/words.ts";
import { CountrySelect } from "./country-select.tsx";
import { LineField } from "./line-field.tsx";
import { TextField } from "./text-field.tsx";

const t = words.settings;

/** Longer than any setting of several lines may be. */
const TEXT_MAX = 5000;

/** What a setting says, for people. @param none what is said where nothing is set. */
export const SettingText: FC<{ name: SettingName; text: string | null; none?: string }> = ({ name, text, none }) => {
	if (text === null) return <span class="muted">{none ?? t.none}</span>;
	const { input, unit } = SITE_SETTINGS[name];
	if (input === "picture") return <Picture text={text} name={name} />;
	if (input === "flag") return <>{text === "true" ? t.yes : t.no}</>;
	if (input === "country" && problemOf(name, text) === null) return <>{countryName(text)}</>;
	const read = input === "rate" ? rate(text) : null;
	if (read !== null && !(read instanceof Unusable)) return <>{t.rate(read.limit, read.windowSeconds)}</>;
	return (
		<>
			{input === "colour" && problemOf(name, text) === null && <Swatch colour={text.trim()} />}
			<bdi class="said">{text}</bdi>
			{unit !== undefined && ` ${unit}`}
		</>
	);
};

/** A picture as it is kept, and how large it is. */
const Picture: FC<{ name: SettingName; text: string }> = ({ name, text }) => {
	const read = siteLogo(text);
	if (read instanceof Unusable) return <bdi class="said">{text}</bdi>;
	return (
		<>
			<img class="setting-picture" src={`/pictures/${read.hash}`} alt={SITE_SETTINGS[name].label} />{" "}
			{words.pictures.size(read.width, read.height)}
		</>
	);
};

/** A colour beside its name. The policy refuses styles within a page; what an image is drawn in is none. */
const Swatch: FC<{ colour: string }> = ({ colour }) => (
	<svg class="swatch" viewBox="0 0 16 16" aria-hidden="true">
		<rect width="16" height="16" rx="3" fill={colour} />
	</svg>
);

interface Props {
	name: SettingName;
	/** What is typed; empty where the default holds. */
	text: string;
	problem: string | undefined;
	isLocal: boolean;
}

/** Asks for a setting, with what it does and what holds where it is left empty. */
export const SettingField: FC<Props> = ({ name, text, problem, isLocal }) => {
	const { label, help, input, unit } = SITE_SETTINGS[name];
	const normal = defaultText(name, isLocal);
	const field = {
		name,
		problem,
		label: unit === undefined ? label : `${label} (${unit})`,
	};
	if (input === "country") {
		const hint = `${help} ${normal === null ? "" : t.defaultIs(countryName(normal))}`.trim();
		return <CountrySelect {...field} hint={hint} empty={t.notSaid} chosen={text} only={isSellerCountry} />;
	}
	const hint = `${help} ${normal === null ? t.noDefault : t.defaultIs(input === "flag" ? flagWords(normal) : normal)}`;
	if (input === "lines") {
		return <TextField {...field} help={hint} max={TEXT_MAX} rows={4} required={false} value={text} />;
	}
	if (input === "flag") {
		return (
			<LineField
				{...field}
				hint={hint}
				input={(attributes) => (
					<select {...attributes}>
						<option value="">{t.asByDefault(flagWords(normal ?? ""))}</option>
						{["true", "false"].map((value) => (
							<option value={value} selected={value === text}>
								{flagWords(value)}
							</option>
						))}
					</select>
				)}
			/>
		);
	}
	return <LineField {...field} hint={hint} value={text} max={TEXT_MAX} />;
};

const flagWords = (text: string) => (text === "true" ? t.yes : t.no);
