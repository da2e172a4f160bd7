import type { FC } from "hono/jsx";
import { COUNTRY_CODES } from "#core/web/countries";
import { countryName } from "../words/format.ts";
import { LOCALE } from "../words/locale.ts";
import { LineField } from "./line-field.tsx";

interface Props {
	name: string;
	label: string;
	/** What stands for no choice. */
	empty: string;
	hint?: string;
	problem?: string | undefined;
	required?: boolean;
	chosen: string | null | undefined;
	/** Which countries there are to choose from; all where absent. */
	only?: (code: string) => boolean;
}

/** Countries by their names, in the order of the site's language. */
export const CountrySelect: FC<Props> = ({ empty, chosen, only = () => true, ...field }) => (
	<LineField
		{...field}
		input={(attributes) => (
			<select {...attributes} autocomplete="country">
				<option value="">{empty}</option>
				{countries(only).map(({ code, name }) => (
					<option value={code} selected={code === chosen}>
						{name}
					</option>
				))}
			</select>
		)}
	/>
);

function countries(only: (code: string) => boolean): { code: string; name: string }[] {
	const all = COUNTRY_CODES.filter(only).map((code) => ({ code, name: countryName(code) }));
	return all.sort((a, b) => a.name.localeCompare(b.name, LOCALE));
}
