import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Validates with TypeBox. A value that is valid already isn't converted, because converting takes several
 * times as long as checking.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = (route) => {
  const validator = Compile(route.schema);
  const convertAndValidate = TypeBoxValidatorCompiler(route);
  return (value: unknown) => (validator.Check(value) ? { value } : convertAndValidate(value));
};
