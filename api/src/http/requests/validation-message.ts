import type { FastifySchemaValidationError } from 'fastify';

interface Problem {
  field: string;
  message: string;
}

function pathOf(error: FastifySchemaValidationError): string {
  const path = error.instancePath.split('/').slice(1);
  const missing = error.params.requiredProperties;
  const name: unknown = Array.isArray(missing) ? missing[0] : undefined;
  return [...path, ...(typeof name === 'string' ? [name] : [])].join('/');
}

function describe({ keyword, params, message }: FastifySchemaValidationError): string {
  const limit = String(params.limit);
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'minLength':
      return `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minItems':
    case 'minProperties':
      return 'must not be empty';
    case 'maxItems':
    case 'maxProperties':
      return `must have at most ${limit} entries`;
    case 'pattern':
      return 'is blank or not in the expected form';
    default:
      return message ?? 'is wrong';
  }
}

/** The first validation error of a body or query, as a message with the path of the invalid part. */
export function validationProblem(
  errors: readonly FastifySchemaValidationError[],
  context: string,
): Problem {
  const [error] = errors;
  if (!error) return { field: context, message: `The ${context} is wrong.` };
  const field = pathOf(error) || context;
  return { field, message: `${field} ${describe(error)}` };
}
