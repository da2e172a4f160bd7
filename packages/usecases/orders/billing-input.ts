import * as z from "zod";
import { postalFormWords } from "#core/orders/postal-form";
import { isTellingPostalCode, needsPostalCode } from "#core/orders/vat-territories";
import { COUNTRY_CODES, countryCodeNamed } from "#core/web/countries";
import { line, requiredLine } from "#usecases/fields";

const optionalLine = (max: number) =>
	z
		.string()
		.trim()
		.pipe(line(max))
		.transform((value) => (value === "" ? null : value));
const neededLine = (max: number) => z.string().trim().pipe(requiredLine(max));

/** Who pays, as typed into a form: the buyer's of the checkout page, or the site team's. */
export const typedBilling = z
	.strictObject({
		name: neededLine(160),
		company: optionalLine(160),
		address: neededLine(300),
		city: neededLine(120),
		postal_code: z.string().trim().pipe(line(20)),
		country: z
			.string()
			.overwrite((typed) => countryCodeNamed(typed) ?? typed)
			.pipe(z.enum(COUNTRY_CODES)),
		vat_number: optionalLine(32),
	})
	.refine(({ country, postal_code }) => postal_code !== "" || !needsPostalCode(country), {
		path: ["postal_code"],
		error: "There the postal code decides whose VAT applies.",
		params: { code: "required" },
	})
	.superRefine(({ country, postal_code }, { addIssue }) => {
		if (postal_code === "" || isTellingPostalCode(country, postal_code)) return;
		addIssue({
			code: "custom",
			path: ["postal_code"],
			message: `There the postal code decides whose VAT applies, and is ${postalFormWords(country)}.`,
			params: { code: "bad_format" },
		});
	});
