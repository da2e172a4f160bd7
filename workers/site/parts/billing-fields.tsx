import type { FC } from "hono/jsx";
import type { AppError } from "#core/errors";
import { postalFormWords } from "#core/orders/postal-form";
import { isTellingPostalCode } from "#core/orders/vat-territories";
import { countryCodeNamed } from "#core/web/countries";
import { countryName } from "../words/format.ts";
import { words } from "../words/words.ts";
import { CountrySelect } from "./country-select.tsx";
import { LineField } from "./line-field.tsx";

const t = words.checkout;

/** In the order of an envelope. */
export const BILLING_FIELDS = ["name", "company", "address", "city", "postal_code", "country", "vat_number"] as const;
type Name = (typeof BILLING_FIELDS)[number];

/** The form as it was sent; what is wrong with it is for the action to say. */
export type Typed = Record<Name, string>;

const FIELDS: Record<Exclude<Name, "country">, { autocomplete: string; required?: boolean; hint?: string }> = {
	name: { autocomplete: "name", required: true },
	company: { autocomplete: "organization", hint: t.hints.company },
	address: { autocomplete: "street-address", required: true },
	city: { autocomplete: "address-level2", required: true },
	postal_code: { autocomplete: "postal-code", hint: t.hints.postal_code },
	vat_number: { autocomplete: "off", hint: t.hints.vat_number },
};

interface Props {
	given: Partial<Record<Name, string | null>>;
	problems: Readonly<Record<string, string>>;
}

/** Who pays. */
export const BillingFields: FC<Props> = ({ given, problems }) => (
	<>
		{BILLING_FIELDS.map((name) =>
			name === "country" ? (
				<CountrySelect
					name="country"
					label={t.labels.country}
					hint={t.hints.country}
					empty={t.chooseCountry}
					problem={problems.country}
					required
					chosen={given.country}
				/>
			) : (
				<LineField name={name} label={t.labels[name]} value={given[name]} problem={problems[name]} {...FIELDS[name]} />
			),
		)}
	</>
);

/** What is wrong with which answer, for people: what is missing, or that it cannot stand. In the order of the form. */
export function billingProblems(error: AppError, typed: Typed | undefined): Record<string, string> {
	const bad = BILLING_FIELDS.filter((name) => error.errors.some(({ pointer }) => pointer.endsWith(`/${name}`)));
	return Object.fromEntries(
		bad.map((name) => {
			const isMissing = name === "country" || (typed?.[name] ?? "").trim() === "";
			if (isMissing) return [name, t.missing[name]];
			return [name, (name === "postal_code" && postalProblem(typed)) || t.unfit];
		}),
	);
}

/** The country as the refusal understood it: it may have been typed by its name. */
function postalProblem(typed: Typed | undefined): string | null {
	const country = countryCodeNamed(typed?.country ?? "") ?? typed?.country ?? "";
	const form = postalFormWords(country);
	if (form === null || isTellingPostalCode(country, typed?.postal_code ?? "")) return null;
	return t.postalForm(countryName(country), form);
}
