/**
 * Scenarios of `@modelcontextprotocol/conformance` that say nothing about this server, and why. Each calls a fixture of
 * a test server, or a feature that the protocol leaves optional and that this server does not announce. What a scenario
 * that fails must mention, so that the list cannot hide a failure of another kind.
 */
export interface Inapplicable {
	because: string;
	mentions: RegExp;
}

const fixture = (name: string): Inapplicable => ({
	because: `calls the fixture \`${name}\` of a test server`,
	mentions: new RegExp(RegExp.escape(name)),
});
const absent = (feature: string): Inapplicable => ({
	because: `${feature}, which is optional and not announced here`,
	mentions: /Method not found|not found|no tool|does not support/i,
});

export const INAPPLICABLE: Readonly<Record<string, Inapplicable>> = {
	"logging-set-level": absent("needs the logging capability"),
	"completion-complete": fixture("test_prompt_with_arguments"),
	"resources-subscribe": absent("needs subscriptions to resources"),
	"resources-unsubscribe": absent("needs subscriptions to resources"),
	"tools-call-simple-text": fixture("test_simple_text"),
	"tools-call-image": fixture("test_image_content"),
	"tools-call-audio": fixture("test_audio_content"),
	"tools-call-embedded-resource": fixture("test_embedded_resource"),
	"tools-call-mixed-content": fixture("test_multiple_content_types"),
	"tools-call-with-logging": absent("needs the logging capability"),
	"tools-call-error": fixture("test_error_handling"),
	"tools-call-with-progress": fixture("test_tool_with_progress"),
	"tools-call-sampling": fixture("test_sampling"),
	"tools-call-elicitation": fixture("test_elicitation"),
	"json-schema-2020-12": fixture("json_schema_2020_12_tool"),
	"elicitation-sep1034-defaults": fixture("test_elicitation_sep1034_defaults"),
	"elicitation-sep1330-enums": fixture("test_elicitation_sep1330_enums"),
	"resources-read-text": fixture("test://static-text"),
	"resources-read-binary": fixture("test://static-binary"),
	"resources-templates-read": fixture("test://template/123/data"),
	"prompts-get-simple": fixture("test_simple_prompt"),
	"prompts-get-with-args": fixture("test_prompt_with_arguments"),
	"prompts-get-embedded-resource": fixture("test_prompt_with_embedded_resource"),
	"prompts-get-with-image": fixture("test_prompt_with_image"),
	"input-required-result-basic-elicitation": fixture("test_input_required_result_elicitation"),
	"input-required-result-basic-sampling": fixture("test_input_required_result_sampling"),
	"input-required-result-basic-list-roots": fixture("test_input_required_result_list_roots"),
	"input-required-result-request-state": fixture("test_input_required_result_request_state"),
	"input-required-result-multiple-input-requests": fixture("test_input_required_result_multiple_inputs"),
	"input-required-result-multi-round": {
		because: "calls the fixture `test_input_required_result_multi_round` of a test server",
		mentions: /Expected InputRequiredResult/,
	},
	"input-required-result-non-tool-request": fixture("test_input_required_result_prompt"),
	"input-required-result-result-type": fixture("test_input_required_result_elicitation"),
	"input-required-result-tampered-state": {
		because: "calls the fixture `test_input_required_result_tampered_state` of a test server",
		mentions: /could not get initial InputRequiredResult/,
	},
	"input-required-result-capability-check": fixture("test_input_required_result_capabilities"),
	"http-custom-header-server-validation": {
		because: "needs a tool with `x-mcp-header` annotations; no argument of ours belongs into a header",
		mentions: /no tool with x-mcp-header annotations/,
	},
};
