export { getSurveyDetail } from './get-survey-detail';
export { getSurveyForm } from './get-survey-form';
