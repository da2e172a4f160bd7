import * as z from "zod";
import type { ErrorCode } from "#core/errors";

/** The body of a refusal. Source: RFC 9457; docs/api.md#errors. @param codes that the document knows. */
export function problemSchema(codes: readonly ErrorCode[]): z.ZodType {
	return z
		.object({
			type: z.url().meta({ description: "A page that explains this error." }),
			title: z.string().meta({ description: "What the code means, the same for every refusal that has it." }),
			status: z.int().meta({ description: "The HTTP status again." }),
			detail: z.string().meta({ description: "What is wrong here and how to fix it." }),
			code: z
				.enum(codes as [ErrorCode, ...ErrorCode[]])
				.meta({ description: "Stable; meant for programs. New ones may come.", id: "ErrorCode" }),
			request_id: z.string().meta({ description: "Names this request in our logs, as `X-Request-Id` does." }),
			errors: z.array(fieldError).optional().meta({ description: "Every bad field of the input." }),
			next_actions: z
				.array(nextRequest)
				.optional()
				.meta({ description: "What to call next; with every 404 and every rule of the service that refuses." }),
			rate_limit: rateLimit.optional(),
		})
		.meta({ id: "Problem", description: "A refusal or failure (RFC 9457)." });
}

const fieldError = z
	.object({
		pointer: z.string().meta({ description: "JSON Pointer into the input (path, query and body merged)." }),
		code: z.string().meta({ description: "What is wrong with it: required, too_long, bad_format and so on." }),
		message: z.string().meta({ description: "The same in a sentence, with what it may be." }),
		limit: z.union([z.number(), z.string()]).optional().meta({ description: "The bound that it is beyond." }),
		actual: z.union([z.number(), z.string()]).optional().meta({ description: "How large or long it is." }),
	})
	.meta({ id: "FieldError", description: "One bad field of an input." });

const nextRequest = z
	.object({
		operation: z.string().meta({ description: "The id of an operation of this document." }),
		method: z.string().meta({ description: "Its method." }),
		path: z.string().meta({ description: "Its path, from the origin on, with its parameters in braces." }),
		why: z.string().meta({ description: "What it is good for now." }),
	})
	.meta({ id: "NextRequest", description: "A request that makes sense after a refusal." });

const rateLimit = z
	.object({
		class: z.string().meta({ description: "What is counted." }),
		limit: z.int().meta({ description: "How many a window takes." }),
		window_seconds: z.int().meta({ description: "Length of a window." }),
		remaining: z.int().meta({ description: "How many are left in this one." }),
		reset_seconds: z.int().meta({ description: "Seconds until it ends." }),
	})
	.meta({
		id: "RateLimit",
		description: "With `rate_limited`: the limit that refuses, as `RateLimit` and `RateLimit-Policy` say it.",
	});
